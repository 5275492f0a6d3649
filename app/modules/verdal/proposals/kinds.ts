import type * as schema from "#db/schema/verdal";

/** What may be proposed; without the schemas, which browsers do not load. */
export const proposalKinds = ["extend", "stop", "change"] as const satisfies typeof schema.proposalKinds;
