import { Upload } from "../requests";
import { literal } from "../statements";
import { type About, person, type Recipe, type Recipes, rowOf, TOKEN } from "./recipe";

const MEDIA = "/api/media";
const LINK = "/file_link/:token";
const REQUEST = "/file_request/:token";

const file = (about: About) => rowOf(about, "files");
const share = (about: About) => rowOf(about, "media_shares");
const temporary = (about: About) => rowOf(about, "temp_grants");

/** The first file of the caller's tenant as a small text in the root of the caller's own tree. */
export function mine(about: About, state = ""): string[] {
	const me = literal(about.caller.userId ?? "");
	const place = `module_key = 'files', uploader_id = ${me}, owner_id = ${me}, folder_id = '', state = 'ready'`;
	const looks = "name = 'words.txt', sort_name = 'words.txt', extension = 'txt', kind = 'text', type = 'text/plain'";
	const open = "is_private = 1, deleted_at = null, trashed_with = null";
	return [`update files set ${place}, ${looks}, ${open}${state} where id = ${literal(file(about).id)}`];
}

const AS_PDF = ", type = 'application/pdf'";

/** The first share of the caller's tenant, made by the caller, of that file. */
const shared = (about: About, rest: string) => [
	...mine(about),
	`update media_shares set file_id = ${literal(file(about).id)}, folder_id = null, creator_id = ${literal(about.caller.userId ?? "")}, expires_at = null, revoked_at = null, max_downloads = null, password_hash = null, ${rest} where id = ${literal(share(about).id)}`,
];
const asLink = (about: About) =>
	shared(about, `target_kind = 'link', target_id = '', token_hash = ${literal(about.setting.tokenHash)}`);
const toRead = (about: About) =>
	shared(about, "target_kind = 'tenant', target_id = '', token_hash = null, confirm_required = 1");

/** The same share as a link by which files are sent into a folder of the caller's, with its terms and one sending. */
function asRequest(about: About): string[] {
	const [folder, me] = [literal(rowOf(about, "media_folders").id), literal(about.caller.userId ?? "")];
	const [id, delivery] = [share(about).id, rowOf(about, "file_deliveries")].map((one) =>
		literal(typeof one === "object" ? one.id : one),
	);
	const hash = literal(about.setting.tokenHash);
	const free = "expires_at = null, revoked_at = null, password_hash = null";
	const sent = JSON.stringify([{ id: file(about).id, name: "words.pdf", size: 5, sha256: "" }]);
	return [
		`update media_folders set owner_id = ${me}, parent_id = '', path = '/' || id || '/', deleted_at = null, trashed_with = null where id = ${folder}`,
		`update media_shares set file_id = null, folder_id = ${folder}, target_kind = 'link', target_id = '', rights = 'upload', creator_id = ${me}, token_hash = ${hash}, ${free} where id = ${id}`,
		`insert or replace into file_requests (tenant_id, id, folder_id, asks_name, folders_by_sender, created_at, updated_at) select tenant_id, id, folder_id, 0, 0, 1, 1 from media_shares where id = ${id}`,
		`update file_deliveries set request_id = ${id}, token_hash = ${hash}, files = ${literal(sent)}, finished_at = null, sender_email = '' where id = ${delivery}`,
	];
}
const ofRequest =
	(values: object = {}, isProof = false) =>
	(about: About): Recipe => ({ values: { id: share(about).id, ...values }, before: asRequest(about), isProof });
const byGuest = (values: object = {}) => ofRequest({ id: undefined, token: TOKEN, ...values }, true);
const terms = { title: "words", instructions: "", expiresAt: "", kinds: [], maxSizeMb: "", maxFiles: "" };
const toFolder = (values: object) => (about: About) => ({
	values: { ...terms, folder: rowOf(about, "media_folders").id, ...values },
	before: asRequest(about),
});

const ownComment = (about: About): Recipe => ({
	values: { id: file(about).id, comment: rowOf(about, "file_comments").id },
	before: [
		...mine(about),
		`update file_comments set file_id = ${literal(file(about).id)}, author_id = ${literal(about.caller.userId ?? "")} where id = ${literal(rowOf(about, "file_comments").id)}`,
	],
});
const rules = (): Recipe => ({
	values: {
		...{ extensions: ["txt"], maxSizeMb: "", memberQuotaGb: "", lockedRoles: [] },
		...{ linkDays: "", clientLinkDays: "", advisorLinkDays: "", adminLinkDays: "", otherRoles: [], otherDays: [] },
	},
});
const kept = (about: About): Recipe => ({
	values: { folder: rowOf(about, "media_folders").id, days: "30" },
	before: [
		`update media_folders set owner_id = '', deleted_at = null where id = ${literal(rowOf(about, "media_folders").id)}`,
	],
});
const ofFile =
	(values: object = {}, state = "") =>
	(about: About): Recipe => ({ values: { id: file(about).id, ...values }, before: mine(about, state) });
const chosen =
	(values: object = {}) =>
	(about: About): Recipe => ({ values: { files: [file(about).id], folders: [], ...values }, before: mine(about) });
const trashed = (about: About): Recipe => ({
	values: { entries: `files:${file(about).id}` },
	before: mine(about, ", deleted_at = 1"),
});

/** The first version that there is, as version 77 of that file. */
const ofVersion =
	(values: object = {}) =>
	(about: About): Recipe => ({
		values: { id: file(about).id, version: 77, ...values },
		before: [
			...mine(about, ", version = 78"),
			`update file_versions set file_id = ${literal(file(about).id)}, version = 77 where id = ${literal(rowOf(about, "file_versions").id)}`,
		],
	});

const ofShares = (screen: string): Recipes => ({
	[`${screen} changeShare`]: (about) => ({
		values: { id: share(about).id, rights: "view", expiresAt: undefined },
		before: toRead(about),
	}),
	[`${screen} changeLink`]: (about) => ({
		values: { id: share(about).id, label: "words", expiresAt: undefined },
		before: asLink(about),
	}),
	[`${screen} renewLink`]: (about) => ({ values: { id: share(about).id }, before: asLink(about) }),
	[`${screen} revoke`]: (about) => ({ values: { ids: [share(about).id] }, before: asLink(about) }),
});

const ofScreen = (screen: string): Recipes => ({
	[`${screen} trash`]: chosen(),
	[`${screen} restore`]: trashed,
	[`${screen} drop`]: chosen({ to: "organisation" }),
	[`${screen} open`]: chosen(),
	[`${screen} close`]: chosen(),
	[`${screen} upload`]: () => ({
		values: { folder: "", isPrivate: "on", file: new Upload("A few words.", "few.txt", "text/plain") },
	}),
	[`${screen} tag`]: ofFile({ tags: "words, more" }),
	[`${screen} favour`]: ofFile({ on: "1" }),
	[`${screen} comment`]: ofFile({ body: "words" }),
	[`${screen} uncomment`]: ownComment,
	[`${screen} remindMe`]: ofFile({ day: "2099-01-01" }),
	[`${screen} unremindMe`]: ofFile(),
	[`${screen} rename`]: ofFile({ name: "others.txt", of: "file" }),
	[`${screen} share`]: (about) => ({
		values: { file: file(about).id, folder: undefined, who: "tenant", rights: "view" },
		before: mine(about),
	}),
	[`${screen} makeLink`]: (about) => ({ values: { file: file(about).id, folder: undefined }, before: mine(about) }),
	[`${screen} remind`]: (about) => ({ values: { id: file(about).id }, before: toRead(about) }),
	[`${screen} confirm`]: (about) => ({ values: { id: file(about).id }, before: toRead(about) }),
	[`${screen} restoreVersion`]: ofVersion(),
	[`${screen} nameVersion`]: ofVersion({ label: "words" }),
	...ofShares(screen),
});

export const filesRecipes: Recipes = {
	...ofScreen("POST /:guid?/files/yourfiles"),
	...ofScreen("POST /:guid?/files/sharedfiles"),
	"POST /:guid?/files/rules save": rules,
	"POST /:guid?/files/rules retention": kept,
	...ofShares("POST /:guid?/files/links"),
	"page /:guid?/files/request": ofRequest({ folder: undefined, cursor: undefined }),
	"POST /:guid?/files/request makeRequest": toFolder({ password: "" }),
	"POST /:guid?/files/request changeRequest": ofRequest(terms),
	"POST /:guid?/files/request closeRequest": ofRequest({ closed: "1" }),
	"POST /:guid?/files/request renewLink": ofRequest(),
	"POST /:guid?/files/request deleteRequest": ofRequest(),
	[`GET ${MEDIA}/request`]: ofRequest({ folder: undefined, cursor: undefined }),
	[`POST ${MEDIA}/request`]: toFolder({ password: undefined }),
	[`POST ${MEDIA}/request change`]: ofRequest(terms),
	[`POST ${MEDIA}/request close`]: ofRequest({ closed: true }),
	[`page ${REQUEST}`]: byGuest(),
	[`POST ${REQUEST} send`]: byGuest({ file: new Upload("A few words.", "few.txt", "text/plain") }),
	[`POST ${REQUEST} unlock`]: byGuest({ password: "" }),
	[`POST ${REQUEST}/send begin`]: byGuest(),
	[`POST ${REQUEST}/send finish`]: byGuest({ key: TOKEN }),
	[`POST ${REQUEST}/send beginfile`]: byGuest({ key: TOKEN, fileName: "long.txt", size: 6_000_000 }),
	[`page ${REQUEST}/receipt/:key`]: byGuest({ key: TOKEN }),
	"POST /:guid?/files/move move": chosen({ to: "organisation" }),
	"POST /:guid?/files/move copy": chosen({ to: "organisation" }),
	[`page ${LINK}`]: (about) => ({ values: { token: TOKEN }, before: asLink(about), isProof: true }),
	[`POST ${LINK} unlock`]: (about) => ({
		values: { token: TOKEN, password: "" },
		before: asLink(about),
		isProof: true,
	}),
	[`page ${LINK}/:guid`]: (about) => ({
		values: { token: TOKEN, guid: String(file(about).guid) },
		before: asLink(about),
		isProof: true,
	}),
	[`page ${LINK}/:guid/reader`]: (about) => ({
		values: { token: TOKEN, guid: String(file(about).guid) },
		before: [...asLink(about), ...mine(about, AS_PDF)],
		isProof: true,
	}),
	"page /reader/:guid": (about) => ({ values: { guid: String(file(about).guid) }, before: mine(about, AS_PDF) }),
	[`GET ${MEDIA}/:guid`]: (about) => ({ values: { guid: String(file(about).guid) }, before: mine(about) }),
	[`POST ${MEDIA} check`]: () => ({
		values: { folder: "", files: [{ file_name: "few.txt", size: 12, type: "text/plain" }] },
	}),
	[`POST ${MEDIA} begin`]: () => ({
		values: { folder: "", fileName: "few.txt", size: 12, type: "text/plain", lastModified: 1, onConflict: "keep_both" },
	}),
	[`DELETE ${MEDIA}`]: ofFile(),
	[`GET ${MEDIA}/zip`]: chosen(),
	[`POST ${MEDIA}/versions restore`]: ofVersion(),
	[`POST ${MEDIA}/versions name`]: ofVersion({ label: "words" }),
	"POST /api/media_folder": () => ({ values: { name: "words" } }),
	[`POST ${MEDIA}/share link`]: (about) => ({ values: { file: file(about).id }, before: mine(about) }),
	[`POST ${MEDIA}/share`]: (about) => ({
		values: { file: file(about).id, to: "user", person: person(about, "ADVISOR").id, rights: "view" },
		before: mine(about),
	}),
	[`POST ${MEDIA}/share change`]: (about) => ({
		values: { id: share(about).id, rights: "view", label: "words" },
		before: asLink(about),
	}),
	[`POST ${MEDIA}/share renew`]: (about) => ({ values: { id: share(about).id }, before: asLink(about) }),
	[`DELETE ${MEDIA}/share`]: (about) => ({ values: { ids: [share(about).id] }, before: asLink(about) }),
	[`GET ${MEDIA}/confirm`]: (about) => ({ values: { id: file(about).id }, before: toRead(about) }),
	[`POST ${MEDIA}/confirm remind`]: (about) => ({ values: { id: file(about).id }, before: toRead(about) }),
	[`POST ${MEDIA}/confirm`]: (about) => ({ values: { id: file(about).id }, before: toRead(about) }),
	[`GET ${MEDIA}/tags`]: ofFile(),
	[`POST ${MEDIA}/tags`]: ofFile({ tags: "words, more" }),
	[`GET ${MEDIA}/comments`]: ofFile({ cursor: undefined }),
	[`POST ${MEDIA}/comments`]: ofFile({ body: "words" }),
	[`DELETE ${MEDIA}/comments`]: ownComment,
	[`GET ${MEDIA}/reminder`]: ofFile(),
	[`POST ${MEDIA}/reminder`]: ofFile({ day: "2099-01-01" }),
	[`DELETE ${MEDIA}/reminder`]: ofFile(),
	[`POST ${MEDIA}/rules`]: rules,
	[`POST ${MEDIA}/rules retention`]: kept,
	[`GET ${MEDIA}/tempaccess`]: ofFile(),
	[`POST ${MEDIA}/tempaccess`]: ofFile({ userId: undefined, reason: "words", minutes: 30 }),
	[`DELETE ${MEDIA}/tempaccess`]: (about) => ({
		values: { id: temporary(about).id },
		before: [
			...mine(about),
			`update temp_grants set kind = 'file', record_id = ${literal(file(about).id)}, creator_id = ${literal(about.caller.userId ?? "")}, revoked_at = null, expires_at = 4102444800000 where id = ${literal(temporary(about).id)}`,
		],
	}),
};
