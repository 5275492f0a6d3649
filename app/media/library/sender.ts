import type { TenantContext } from "#app/platform/tenant/context";

/** Who sends files: a member, or a guest for the member who has asked for them. */
export type Sender = TenantContext & { user: { id: string } };
