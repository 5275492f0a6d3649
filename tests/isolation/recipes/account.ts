import { createHash, createHmac } from "node:crypto";
import * as schema from "#db/schema/index";
import { insertingRows, type Row } from "../fill";
import { Upload, type Values } from "../requests";
import { deleting, inserting } from "../statements";
import {
	type About,
	DAY,
	emailOf,
	FRESH,
	knowing,
	PHRASE,
	type Recipe,
	type Recipes,
	rowOf,
	TOKEN,
	unhurried,
} from "./recipe";

const newPassword = { password: PHRASE, passwordRepeat: PHRASE };

export const accountRecipes: Recipes = {
	"POST /login signIn": signIn,
	"POST /api/login": signIn,
	"POST /api/session": signIn,
	"POST /logout signOut": () => ({ values: {}, succeedsWith: "login" }),
	"page /resetpassword/:guidId": (about) => resetting(about, { guidId: TOKEN }),
	"POST /resetpassword/:guidId reset": (about) => resetting(about, { guidId: TOKEN, ...newPassword }),
	"GET /api/resetpassword": (about) => resetting(about, { guid: TOKEN }),
	"POST /api/resetpassword": (about) => resetting(about, { guid: TOKEN, ...newPassword }),
	"POST /yourprofile changePassword": ({ setting, caller }) => ({
		values: { currentPassword: PHRASE, ...newPassword },
		before: knowing(setting, String(caller.userId)),
	}),

	"POST /yourprofile changeEmail": ({ setting, caller }) => ({
		values: { email: FRESH, currentPassword: PHRASE },
		before: knowing(setting, String(caller.userId)),
	}),
	"page /confirmemail/:token": confirming,
	"POST /confirmemail/:token confirm": (about) => ({ ...confirming(about), succeedsWith: "login" }),

	"page /:guid?/yourtasks/:task": plainTask,
	"POST /:guid?/yourtasks/:task save": plainTask,
	"POST /:guid?/yourtasks/new add": () => ({ values: { title: "words", assigneeId: "" } }),
	"page /:guid?/yourforms/form/:form": ownOverTime,
	"page /:guid?/yourforms/:id": ownReply,
	"page /:guid?/yourforms/:id/pdf": ownReply,
	"POST /:guid?/yourforms/:id change": ownReply,
	"POST /:guid?/yourforms/:id withdraw": ownReply,
	"POST /yourprofile sendSmsCode": () => ({ values: { phone: "912 34 567" }, before: [unhurried] }),
	"POST /yourprofile confirmSms": texted,
	"POST /yourprofile savePhoto": () => ({ values: { photo: picture() } }),

	"POST /yourprofile connectSso": ({ setting, caller }) => ({
		values: { currentPassword: PHRASE },
		before: knowing(setting, String(caller.userId)),
	}),

	"POST /yourprofile/second_factor start": proven,
	"POST /yourprofile/second_factor renew": proven,
	"POST /yourprofile/second_factor turnOff": proven,

	"POST /notifications/settings save": () => ({ values: notificationSettings }),
	"page /help/:topic": () => ({ values: { topic: "crm" } }),
	"page /unsubscribe/:token": stopping,
	"POST /unsubscribe/:token stop": stopping,

	"page /invitation/:token": (about) => invited(about, FRESH, {}),
	"POST /invitation/:token join": (about) =>
		invited(about, FRESH, { firstName: "New", lastName: "Person", password: PHRASE, language: "en" }),
	"POST /invitation/:token accept": (about) =>
		about.caller.userId && about.caller.isMember ? invited(about, emailOf(about), {}) : undefined,
};

const picture = () => new Upload("GIF89a, and no more is looked at", "me.gif", "image/gif");

/** How somebody wants to be told. */
export const notificationSettings = {
	...{ portal: ["forms"], mail: ["forms", "news"], digest: "weekly", digestHour: 9, digestDay: 2 },
	...{ quietFrom: 22, quietUntil: 7 },
};

/** The link of a letter that the caller was sent. */
function stopping({ caller }: About): Recipe {
	const [user] = caller.own.rows.users ?? [];
	const signature = createHmac("sha256", "key").update("digest").digest("base64url");
	const row = { user_id: user?.id, stop_key: "key" };
	return {
		values: { token: `${user?.guid}.digest.${signature}` },
		before: [inserting("notification_settings", [row], "or replace")],
		isProof: true,
	};
}

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

/** A new address that the caller has asked for. */
function confirming({ setting, caller }: About): Recipe {
	const row = {
		token_hash: setting.tokenHash,
		user_id: caller.own.rows.users?.[0]?.id,
		email: FRESH,
		expires_at: Date.now() + DAY,
		created_at: Date.now(),
	};
	const before = [deleting("users", { email: FRESH }), inserting("email_changes", [row], "or replace")];
	return { values: { token: TOKEN }, before, isProof: true };
}

/** The code that the caller was sent. */
function texted({ caller }: About): Recipe {
	const [userId, phone, code] = [String(caller.userId), "+4791234567", "123456"];
	const codeHash = createHash("sha256").update(`${userId}:${phone}:${code}`).digest("base64url");
	const row = { user_id: userId, phone, code_hash: codeHash, tries: 0, expires_at: Date.now() + DAY };
	return { values: { code }, before: caller.userId ? [inserting("sms_codes", [row], "or replace")] : [] };
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

/** The caller's own reply, which may be changed still and holds a consent. */
function ownReply(about: About): Recipe {
	const { id, versionId } = rowOf(about, "form_replies");
	const consent = JSON.stringify({
		id: "ok",
		code: "ok",
		type: "consent",
		label: { en: "ok" },
		statement: { en: "ok" },
	});
	return {
		values: { id, revision: 1, "a.q": "other words", "a.ok": "on" },
		before: [
			`update form_versions set definition = json_insert(definition, '$.pages[0].sections[0].questions[#]', json('${consent}')) where id = '${versionId}'`,
			`update form_replies set respondent_id = '${about.caller.userId}', status = 'clarify', submitted_at = 1, answers = json_set(answers, '$.ok', json('true')) where id = '${id}'`,
		],
	};
}

/** A task of the caller's that is about nothing but itself. */
function plainTask(about: About): Recipe {
	const { id } = rowOf(about, "crm_tasks");
	return {
		values: { task: id, title: "words", assigneeId: about.caller.userId },
		before: [
			`update crm_tasks set assignee_id = '${about.caller.userId}', customer_id = null, contact_id = null, meeting_id = null, repeat = null, deleted_at = null where id = '${id}'`,
		],
	};
}

/** A form that the caller has answered. */
function ownOverTime(about: About): Recipe {
	const { id, formId } = rowOf(about, "form_replies");
	return {
		values: { form: formId },
		before: [
			`update form_replies set respondent_id = '${about.caller.userId}', status = 'submitted', submitted_at = 1, day = '2026-01-02' where id = '${id}'`,
		],
	};
}

/** The password, given once more. */
function proven({ setting, caller }: About): Recipe {
	return { values: { currentPassword: PHRASE }, before: knowing(setting, String(caller.userId)) };
}
