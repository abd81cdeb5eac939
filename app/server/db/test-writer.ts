import { openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

// Run as a process of its own by the kill tests: writes rows one after another into the given data
// folder and prints each number only after the database confirmed the commit.
const postgres = await startEmbeddedPostgres(String(process.argv[2]));
const { pool } = openDatabase(postgres.connectionString, { connections: 4, onLost: () => {} });
await pool.query('create table if not exists kept (number serial primary key, word text not null)');
for (;;) {
  const { rows } = await pool.query<{ number: number }>(
    "insert into kept (word) values ('acknowledged') returning number",
  );
  process.stdout.write(`${rows[0]?.number}\n`);
}
