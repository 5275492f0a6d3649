import * as schema from "#db/schema/index";
import { insertingRows, type Row } from "./fill";
import type { Caller, Setting } from "./principals";
import { Upload, type Values } from "./requests";
import { deleting, inserting, literal } from "./statements";

/**
 * What an operation needs to succeed that its shape does not tell: values that fit each other, and rows that are there
 * before each request.
 */
export type Recipe = {
	values: Values;
	before?: string[];
	/** Whoever asks proves by it who they are (a password, a token of a mail), and may be shown what is theirs. */
	isProof?: boolean;
	/** The outcome that is its success, where that looks like a refusal. */
	succeedsWith?: "login";
};
type About = { setting: Setting; caller: Caller };

export const PHRASE = "a long and quiet evening";
export const TOKEN = "only-its-owner-has-it";
const FRESH = "somebody.new@people.test";
const DAY = 86_400_000;

/** The recipe of an operation for a caller, by the operation's name. */
export function recipeFor(operation: { name: string }, about: About): Recipe | undefined {
	return recipes[operation.name]?.(about);
}

export const recipes: Record<string, (about: About) => Recipe | undefined> = {
	"POST /login signIn": signIn,
	"POST /api/login": signIn,
	"POST /logout signOut": () => ({ values: {}, succeedsWith: "login" }),
	"page /resetpassword/:guidId": (about) => resetting(about, { guidId: TOKEN }),
	"POST /resetpassword/:guidId reset": (about) => resetting(about, { guidId: TOKEN, ...newPassword }),
	"GET /api/resetpassword": (about) => resetting(about, { guid: TOKEN }),
	"POST /api/resetpassword": (about) => resetting(about, { guid: TOKEN, ...newPassword }),
	"POST /yourprofile changePassword": ({ setting, caller }) => ({
		values: { currentPassword: PHRASE, ...newPassword },
		before: knowing(setting, String(caller.userId)),
	}),

	"POST /yourprofile connectSso": ({ setting, caller }) => ({
		values: { currentPassword: PHRASE },
		before: knowing(setting, String(caller.userId)),
	}),

	"page /invitation/:token": (about) => invited(about, FRESH, {}),
	"POST /invitation/:token join": (about) =>
		invited(about, FRESH, { firstName: "New", lastName: "Person", password: PHRASE, language: "en" }),
	"POST /invitation/:token accept": (about) =>
		about.caller.userId && about.caller.isMember ? invited(about, emailOf(about), {}) : undefined,

	"POST /api/user": () => ({
		values: { email: FRESH, role: "CLIENT" },
		before: [deleting("invitations", { email: FRESH })],
	}),
	"GET /api/user getmoduleusers": ({ setting }) => ({ values: { moduleId: moduleOf(setting).id } }),
	"POST /api/client": (about) => {
		const [advisorId, clientId] = [person(about, "ADVISOR").id, person(about, "CLIENT").id];
		return { values: { advisorId, clientId }, before: [unrelated(about)] };
	},
	"POST /:guid?/user/users remove": (about) => {
		const { guid, firstName, lastName } = person(about, "CLIENT");
		return { values: { member: guid, confirmName: `${firstName} ${lastName}` } };
	},
	"POST /:guid?/user/users relate": (about) => ({
		values: { member: person(about, "CLIENT").guid, person: person(about, "ADVISOR").email },
		before: [unrelated(about)],
	}),
	"POST /:guid?/user/users transfer": (about) => ({
		values: { member: person(about, "ADVISOR").guid, advisor: person(about, "ADMIN").guid },
	}),

	"POST /api/admin/moduletenantuser": ({ caller }) => ({
		values: { id: caller.own.rows.modules_tenant_user?.[0]?.id, moduleAccess: "CLIENT" },
	}),
	"POST /api/admin/modules": ({ setting }) => ({
		values: { key: "of_a_call", label: "Of a call" },
		before: [deleting("modules", { key: "of_a_call" }), ...catalogue(setting)],
	}),
	"DELETE /api/admin/modules": ({ setting }) => probing(setting, { id: setting.probe.module.id }),
	"POST /api/admin/modulecomponents": ({ setting }) =>
		probing(setting, { moduleId: setting.probe.module.id, link: "probe_screen", role: ["PROBE"] }),
	"DELETE /api/admin/modulecomponents": ({ setting }) => probing(setting, { id: setting.probe.component.id }),
	"POST /:guid?/followup/modules editModule": ({ setting }) =>
		probing(setting, { id: setting.probe.module.id, icon: "blocks", sortOrder: 5 }),
	"POST /:guid?/followup/modules activate": ({ setting }) =>
		probing(setting, { id: setting.probe.module.id, isActive: "on" }),
	"POST /:guid?/followup/modules editComponent": ({ setting }) =>
		probing(setting, { id: setting.probe.component.id, icon: "blocks", roles: ["PROBE"] }),
	"POST /:guid?/followup/modules move": ({ setting }) =>
		probing(setting, { id: setting.probe.component.id, direction: "up" }),
	"POST /:guid?/followup/modules changeRole": ({ setting }) =>
		probing(setting, { id: setting.probe.role.id, level: 20 }),
	"POST /:guid?/followup/modules removeRole": ({ setting }) => probing(setting, { id: setting.probe.role.id }),

	"POST /:guid?/followup replay": ({ setting }) => dead(setting),
	"POST /:guid?/followup giveUp": ({ setting }) => dead(setting),
	"DELETE /api/tenant": ({ caller: { own } }) => ({ values: { id: own.tenant.id }, before: [notErased] }),
	"POST /:guid?/followup/tenants edit": ({ caller: { own } }) => ({
		values: {
			tenant: own.tenant.guid,
			name: own.tenant.name,
			slug: own.tenant.slug,
			language: "en",
			timeZone: "Europe/Oslo",
		},
	}),
	"POST /:guid?/followup/tenants erase": ({ caller: { own } }) => ({
		values: { tenant: own.tenant.guid, confirmName: own.tenant.name },
		before: [notErased],
	}),
	"POST /:guid?/followup/tenants logo": ({ caller: { own } }) => ({
		values: { tenant: own.tenant.guid, logo: drawing() },
	}),
	"POST /:guid?/followup/tenants accent": ({ caller: { own } }) => ({
		values: { tenant: own.tenant.guid, accent: "#1d4ed8" },
	}),
	"POST /:guid?/followup/tenants/new create": ({ setting }) => ({
		values: {
			name: "A tenant of the form",
			slug: "of-the-form",
			adminEmail: FRESH,
			modules: [moduleOf(setting).id],
			language: "nb",
			timeZone: "Europe/Oslo",
		},
	}),
	"page /:guid?/followup/exports/file": () => ({ values: { name: "an-export/tenant.json" } }),
};

/** A tenant is erased once; here it comes back. */
const notErased = "delete from claims where key like 'erased:%'";
const newPassword = { password: PHRASE, passwordRepeat: PHRASE };
const drawing = () => new Upload('<svg xmlns="http://www.w3.org/2000/svg"/>', "logo.svg", "image/svg+xml");

const moduleOf = ({ world }: Setting): Row => (Object.values(world.catalogue)[0] as { module: Row }).module;

/** The person of that role in the caller's tenant who came last: somebody else where there are several. */
function person({ caller }: About, role: string): Row {
	return caller.own.rows.people?.filter((one) => one.role === role && one.id !== caller.userId).at(-1) as Row;
}

const emailOf = ({ caller }: About) => String(caller.own.rows.users?.[0]?.email);

function unrelated(about: About): string {
	return deleting("advisor_clients", {
		advisor_id: person(about, "ADVISOR").id,
		client_id: person(about, "CLIENT").id,
	});
}

/** A user who has a password, and has not tried in vain before. */
const knowing = ({ passwordHash }: Setting, userId: string) => [
	`update users set password_hash = ${literal(passwordHash)} where id = ${literal(userId)}`,
	"delete from login_failures",
];

function signIn({ setting, caller }: About): Recipe {
	const [user] = caller.own.rows.users ?? [];
	return {
		values: { email: user?.email, password: PHRASE },
		before: knowing(setting, String(user?.id)),
		isProof: true,
	};
}

function resetting({ setting, caller }: About, values: Values): Recipe {
	const row = {
		token_hash: setting.tokenHash,
		user_id: caller.own.rows.users?.[0]?.id,
		expires_at: Date.now() + DAY,
		created_at: Date.now(),
	};
	return { values, before: [inserting("password_resets", [row], "or replace")], isProof: true };
}

/** An open invitation to the caller's tenant; nobody has accepted it yet. */
function invited({ setting, caller: { own } }: About, email: string, values: Values): Recipe {
	const like = own.rows.invitations?.[0] as Row;
	const id = setting.probe.module.id;
	const row = { ...like, id, email, tokenHash: setting.tokenHash, status: "sent", expiresAt: Date.now() + DAY };
	const gone = email === FRESH ? [deleting("people", { email }), deleting("users", { email })] : [];
	const before = [deleting("invitations", { id }), ...gone, insertingRows(schema.invitations, [row])];
	return { values: { token: TOKEN, ...values }, before, isProof: true };
}

/** A module of the catalogue that no tenant has, with a component and a role. */
function catalogue({ probe }: Setting): string[] {
	return [
		deleting("modules", { id: probe.module.id }),
		insertingRows(schema.modules, [probe.module]),
		insertingRows(schema.moduleComponents, [probe.component]),
		insertingRows(schema.moduleRoles, [probe.role]),
	];
}

const probing = (setting: Setting, values: Values): Recipe => ({ values, before: catalogue(setting) });

/** A message that could not be dealt with; sent again, it asks for a reset link that nobody gets. */
function dead({ probe }: Setting): Recipe {
	const payload = { email: FRESH, language: "en", origin: "http://portal.test", token: "none" };
	const body = { v: 1, id: probe.module.id, type: "password-reset.asked", tenantId: null, payload };
	const row = { id: probe.module.id, body, reason: "CNRY-S", created_at: Date.now() };
	return { values: { id: row.id }, before: [inserting("dead_messages", [row], "or replace")] };
}
