import { sql } from 'kysely';
import type { PassQuestion } from '#core/passes/event-passes.ts';
import type { EnglishRow } from '#core/translations/english-row.ts';
import {
  gateField,
  passField,
  passQuestionField,
  type WordField,
} from '#core/translations/translated-kind.ts';
import * as m from '#messages/admin/translations.ts';
import type { Db } from '../db/schema.ts';

type EventRow = {
  id: string;
  title: string;
  products: { id: string; title: string; questions: PassQuestion[] }[];
  gates: { number: number; name: string }[];
};

/**
 * What visitors read of the passes of each event: its kinds of pass, their questions and its gates,
 * in their order; or of the one of an id.
 */
export async function readEnglishPasses(db: Db, id: string | undefined): Promise<EnglishRow[]> {
  const { rows } = await sql<EventRow>`select * from (select events.id, events.title,
      (select coalesce(json_agg(json_build_object('id', product.id, 'title', product.title,
        'questions', product.questions) order by product.position, product.id), '[]')
        from event_products as product where product.event_id = events.id) as products,
      (select coalesce(json_agg(json_build_object('number', gate.number, 'name', gate.name)
        order by gate.number), '[]') from event_gates as gate where gate.event_id = events.id) as gates
      from events where ${id === undefined ? sql`true` : sql`events.id = ${id}`}) as event
    where json_array_length(products) > 0 or json_array_length(gates) > 0
    order by title, id`.execute(db);
  return rows.map(toEnglish);
}

type Text = { field: WordField; text: string };

function toEnglish({ id, title, products, gates }: EventRow): EnglishRow {
  const texts = [
    ...products.flatMap((product): Text[] => [
      { field: line(passField(product.id), m.passNamed(product.title), 60), text: product.title },
      ...product.questions.map(({ id: questionId, label }) => ({
        field: line(passQuestionField(product.id, questionId), m.questionOf(product.title, label), 120),
        text: label,
      })),
    ]),
    ...gates.map(({ number, name }) => ({
      field: line(gateField(number), m.gateNamed(name), 40),
      text: name,
    })),
  ];
  return {
    ...{ id, title, fields: texts.map(({ field }) => field) },
    words: Object.fromEntries(texts.map(({ field, text }) => [field.name, text])),
  };
}

function line(name: string, label: string, max: number): WordField {
  return { name, label, type: 'line', max };
}
