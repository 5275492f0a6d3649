import type { Language } from "../i18n";
import type { Enqueue } from "../queue/enqueue.server";
import type { RequestContext, Tools } from "../request-context.server";
import type { Across } from "./across.server";
import type { TenantRows } from "./rows.server";
import type { Titles } from "./titles";

export type RoleName = "CLIENT" | "ADVISOR" | "ADMIN";

export type Tenant = {
	id: string;
	guid: string;
	name: string;
	slug: string;
	logoKey: string | null;
	/** The logo on dark ground, where there is another one. */
	logoDarkKey: string | null;
	accent: string | null;
	language: Language;
	timeZone: string;
	/** Whose members must have a second factor. */
	secondFactor: SecondFactorPolicy;
	/** Whether its people may keep pages, and what they have not sent yet, on their devices. */
	keepsOnDevices: boolean;
	/** The binding of the database that holds its rows; null: the portal's own. */
	database: string | null;
};

export type SecondFactorPolicy = "none" | "administrators" | "staff" | "everybody";

export type User = {
	id: string;
	guid: string;
	email: string;
	firstName: string;
	lastName: string;
	language: Language | null;
	timeZone: string | null;
	theme: "system" | "light" | "dark";
	photoKey: string | null;
	/** Not while the portal requires a second factor of super-admins and they have none. */
	isSuperadmin: boolean;
	/** Would be a super-admin with a second factor. */
	lacksSecondFactor: boolean;
	/** Has a second factor, or signed in at a provider, whose factors count as one. */
	hasSecondFactor: boolean;
	inboxVersion: number;
	/** How their home page is arranged, as JSON; null where it was never. */
	homeLayout: string | null;
	/** When they left the tour; null as long as it is offered to them. */
	tourLeftAt: number | null;
	/** How pages are shown to them, as JSON; null where nothing was chosen. */
	appearance: string | null;
	sessionId: string;
	sessionExpiresAt: number;
	sessionSeenAt: number;
	sessionCreatedAt: number;
};

/** A user's place in a tenant. */
export type Membership = { id: string; role: RoleName; tenant: Tenant };

/** What a tenant's module and a member's grant in it come to; never judged by anything but `access.ts`. */
export type Entry = {
	grantId: string;
	tenantId: string;
	modulesTenantId: string;
	moduleId: string;
	moduleGuid: string;
	moduleKey: string;
	label: string;
	titles: Titles;
	icon: string;
	translationKey: string;
	status: number;
	starts: string | null;
	expires: string | null;
	role: string;
	level: number;
};

/** One screen of a module as the catalogue has it. */
export type Component = {
	id: string;
	moduleId: string;
	link: string;
	/** The address of a page elsewhere; null for a screen of the portal. */
	url: string | null;
	icon: string;
	title: string;
	titles: Titles;
	translationKey: string;
	visibleInMenu: boolean;
	roles: string[];
};

export type Actor = { kind: "user"; id: string } | { kind: "job"; name: string } | { kind: "guest" };

/** What a data function of a module needs, whoever calls it: page, call or job. */
export type TenantContext = {
	tenant: Tenant;
	actor: Actor;
	/** The tenant's own rows. */
	rows: TenantRows;
	/** The tenant's part of the portal's tables: memberships, modules, grants, invitations. */
	portal: TenantRows;
	now: Date;
	requestId: string;
	origin: string;
	enqueue: Enqueue;
	/** The rest of the request. */
	context: Tools;
};

/** The rights of this request in its tenant and module. */
export type Access = { role: string; level: number; entry: Entry | null };

/** One request by one signed-in person inside one tenant. */
export type Visit = TenantContext & { user: User; access: Access; language: Language };

/** Somebody by their level in a module, as far as what they see depends on it. */
export type Viewer = { tenant: { id: string }; access: { level: number }; user: { id: string } };

/** One request by a signed-in person, beside tenants. */
export type PersonContext = {
	user: User;
	memberships: Membership[];
	/** Those that stay closed until the person has a second factor. */
	closed: Membership[];
	entries: Entry[];
	components: Component[];
	/** What the call read with the session (`verbAlongside`). */
	alongside: string | null;
	/** The tenant that was current last, where still a member. */
	currentTenant: Tenant | null;
	request: Request;
	language: Language;
	now: Date;
	requestId: string;
	origin: string;
	enqueue: Enqueue;
	context: RequestContext;
};

/** One request by a super-admin: the only one that reaches over tenants. */
export type PortalContext = PersonContext & { across: Across };
