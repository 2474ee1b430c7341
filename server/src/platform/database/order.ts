import type { OrderByItemBuilder } from 'kysely';

/** Sorts with a Dutch collation; the database's own C collation puts Z before a and é after z. */
export const sortDutch = (order: OrderByItemBuilder) => order.collate('nl-x-icu');
