import { sql } from 'kysely';

/** Of `pass_desk_returns as back`: it was declined, and nothing was asked for its pass since. */
export const mayAskReturnAgain = sql<boolean>`(back.state = 'declined'
  and not exists (select from pass_desk_returns as anew where anew.pass_id = back.pass_id
    and (anew.state <> 'declined' or anew.decided_at > back.decided_at)))`;
