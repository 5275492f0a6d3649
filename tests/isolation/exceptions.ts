import type { Operation } from "./inventory";

/** What anybody may know of any tenant, and why. */
const publicKnowledge: { operation: RegExp; canary: RegExp; why: string }[] = [
	{
		operation: /^GET \/api\/tenant\b|^page \/app_manifest\/:guid\?$/,
		canary: /^CANARY-[A-Z]-tenants-(name|logo)/i,
		why: "name and logo of a tenant by its guid stand on its public pages",
	},
	{
		operation: /^(page|POST) \/contactForm\/:form\b|^(GET|POST) \/api\/crm\/contactform(\/:guid)?( send)?$/,
		canary: /^CANARY-[A-Z]-(tenants-name|crm_contact_forms-texts|crm_contact_types-title)/i,
		why: "a contact form is there for everybody who has its address",
	},
	{
		operation:
			/^page \/:guid\?\/news\/(list\/:tenant_guid\?|feed(\/atom|\/json|\/calendar)?|sitemap)$|^GET \/api\/news\/:tenant_guid$/,
		canary: /^CANARY-[A-Z]-(tenants-name|news_categories-names)/i,
		why: "a tenant with news has a public page of news; what is on it is for the reader, and no item here is public",
	},
	{
		operation: /^page \/event\/list\/:tenant(\/calendar)?$/,
		canary: /^CANARY-[A-Z]-tenants-name/i,
		why: "a tenant with events has a public list of them; what is in it is public, and no event here is",
	},
	{
		operation: /^(page|POST) \/:guid\?\/finch\/code\b/,
		canary: /^CANARY-[A-Z]-tenants-name/i,
		why: "a tenant with students has a page on which they type their codes",
	},
	{
		operation: /^page \/:guid\?\/courses\/(tutorial|certificate)$/,
		canary: /^CANARY-[A-Z]-tenants-name/i,
		why: "a tenant with courses has a page of those that are for everybody, and one on which a certificate is checked; no course here is public",
	},
	{
		operation: /^page \/:guid\?\/courses\/tutorial\/:course\/:part_id\/content\/:file$/,
		canary: /^CANARY-[A-Z]-(picture|files-name)/i,
		why: "a file of the library that a course for everybody shows is for everybody who has its address",
	},
	{
		operation:
			/^(page|POST) \/:guid\?\/((form_builder|kartlegging|finch)\/form_reply|general_reports\/form|(veksttorget|business_evaluator)\/form)\/:form_guid\b|^page \/:guid\?\/((veksttorget|business_evaluator)\/form|veksttorget\/figures|business_evaluator\/demo|form_reply_complete)$|^(GET|POST) \/api\/(form_builder|veksttorget)\/replies$|^page \/f\/:organisation\/:form_name$/,
		canary: /^CANARY-[A-Z]-(tenants-name|form_versions-definition)/i,
		why: "a form that is out is there for everybody who has its address",
	},
	{
		operation:
			/^(page|POST) \/:guid\?\/psych_eval\/form_reply\/:form_guid\b|^page \/:guid\?\/psych_eval\/sent\/:form_guid$|^GET \/api\/logschema guid$|^POST \/api\/response$/,
		canary: /^CANARY-[A-Z]-(tenants-name|form_versions-definition|self_report_settings-safety)/i,
		why: "a self report is there for everybody who has its address, with the words on whom to call",
	},
	{
		operation: /^(page|POST) \/:guid\?\/norwegian_learning\/norwegian_learning_test\/:test_guid( |$)/,
		canary: /^CANARY-[A-Z]-(tenants-name|nl_tests-(title|purposes))/i,
		why: "a placement test is there for everybody who has the guid of a link to it, with what it is for",
	},
	{
		operation: /^(page|POST) \/resource\/door\/:door(\/display)?( |$)/,
		canary: /^CANARY-[A-Z]-(tenants-name|resources-(name|place))/i,
		why: "a sign hangs at a door where everybody reads it, and says which room it is; who has booked it is not told",
	},
	{
		operation: /^(page|POST) \/resource\/book\/:page( |$)/,
		canary: /^CANARY-[A-Z]-(tenants-name|resources-(name|place|body|features)|resource_open_pages-(price|terms))/i,
		why: "a page on which people without an account book says which room it is and what it costs; who has booked it is not told",
	},
	{
		operation: /^(page|POST) \/hms\/report\/:poster( |$)/,
		canary: /^CANARY-[A-Z]-(tenants-name|companies-name|hms_posters-area)/i,
		why: "a poster hangs where everybody reads it, and says which company and which part of it is meant",
	},
];

/** Whether an operation may show this, or (without a canary) whether it may tell that something is there. */
export function isPublicKnowledge({ name, access }: Operation, canary?: string): boolean {
	return publicKnowledge.some(
		(one) => access === "public" && one.operation.test(name) && (canary === undefined || one.canary.test(canary)),
	);
}

/** What anybody may write in any tenant, and why. */
const openToAll: { operation: RegExp; tables: RegExp; why: string }[] = [
	{
		operation: /^POST \/(:guid\?|api)\/(form_builder|kartlegging|finch)\/(form_reply|replies)\b/,
		tables:
			/^(audit_events|forms|form_(replies|answers|days|invitations|following_runs)|finch_(students|given_forms))$/,
		why: "whoever has the address of a form that is out may answer it, and what its author lets follow begins",
	},
	{
		operation: /^POST \/(:guid\?|api)\/veksttorget\/(form|replies)\b/,
		tables: /^(audit_events|forms|form_(replies|answers|days)|vt_(intakes|sent_letters)|search_index)$/,
		why: "whoever has the address of the form may ask by it, which becomes an intake, whose receipt is noted",
	},
	{
		operation: /^POST \/:guid\?\/business_evaluator\/form\b/,
		tables: /^(audit_events|forms|form_(replies|answers|days|invitations)|be_entrepreneurs|search_index)$/,
		why: "whoever has the address of the form may evaluate an idea by it, and becomes an entrepreneur of the list",
	},
	{
		operation: /^POST \/:guid\?\/norwegian_learning\/norwegian_learning_test\/:test_guid begin$/,
		tables: /^(audit_events|nl_(attempts|links))$/,
		why: "whoever has a link to a placement test may begin it",
	},
	{
		operation: /^POST \/:guid\?\/finch\/code open$/,
		tables: /^(audit_events|form_invitations|finch_given_forms)$/,
		why: "whoever has a code may exchange it for a link to the form",
	},
	{
		operation: /^POST \/(api\/)?(login|session|forgotpassword|resetpassword)\b/,
		tables: /^audit_events$/,
		why: "logging in, failing to and resetting a password stand in the log of the account's own organisations",
	},
];

/** Whether these tables of another tenant may have changed by an operation. */
export const mayChange = ({ name, access }: Operation, changed: string[]): boolean =>
	access === "public" &&
	openToAll.some(({ operation, tables }) => operation.test(name) && changed.every((table) => tables.test(table)));

/** Operations that succeed for nobody, and why that is right. */
export const neverSucceeding: Record<string, string> = {
	"page /*": "what is at no address is not there, whoever asks",
	"POST /login/code signIn": "only after the password was right; tests/portal/second-factor.test.ts gives it",
	"POST /home settleNeed": "of a need that home.test.ts makes first, by its kind and its tenant",
	"POST /home unsettleNeed": "of a need that home.test.ts settles first",
	"POST /:guid?/yourtasks settleNeed": "of a task that own-tasks.test.ts makes first, by its kind",
	"POST /:guid?/yourtasks unsettleNeed": "of a task that own-tasks.test.ts settles first",
	"POST /:guid?/dashboardCRM/meetings/:meeting answer": "of a meeting that somebody is asked to first, by home.test.ts",
	"POST /yourprofile/second_factor confirm": "takes a code of the app that second-factor.test.ts sets up first",
	"page /login/sso": "only a browser that has set out is led on; tests/portal/sso.test.ts does",
	"POST /:guid?/dashboardCRM/customers/:customer addFiles": "takes a file; tests/portal/crm-records.test.ts sends one",
	"POST /:guid?/dashboardCRM/customers/:customer removeFile": "of a file that crm-records.test.ts sends first",
	"page /:guid?/dashboardCRM/files/:file": "of a file that crm-records.test.ts sends first",
	"page /:guid?/dashboardCRM/customers/:customer/logo": "of a logo that crm-records.test.ts sends first",
	"page /:guid?/general_reports/sent_pdf": "of a reply that forms-answering.test.ts sends first, by the same code",
	"POST /:guid?/general_reports/build/:form_name picture":
		"of a picture that form-library.test.ts sends first, by the same code",
	"page /:guid?/general_reports/reply_file/:id/:file":
		"of a file that forms-answering.test.ts sends first, by the same code",
	"page /:guid?/norwegian_learning/norwegian_learning_test/:test_guid/file/:file":
		"of a recording that norwegian-test.test.ts puts there first",
	"page /:guid?/kartlegging/sent_pdf": "of a reply that forms-answering.test.ts sends first, by the same code",
	"POST /:guid?/kartlegging/build/:form_name picture":
		"of a picture that form-library.test.ts sends first, by the same code",
	"page /:guid?/kartlegging/reply_file/:id/:file":
		"of a file that forms-answering.test.ts sends first, by the same code",
	"page /:guid?/business_evaluator/sent_pdf": "of a reply that business-evaluator.test.ts sends first",
	"POST /:guid?/business_evaluator/build/:form_name picture":
		"of a picture that form-library.test.ts sends first, by the same code",
	"page /:guid?/business_evaluator/reply_file/:id/:file":
		"of a file that forms-answering.test.ts sends first, by the same code",
	"page /:guid?/finch/sent_pdf": "of a reply that forms-answering.test.ts sends first, by the same code",
	"POST /:guid?/finch/build/:form_name picture": "of a picture that form-library.test.ts sends first, by the same code",
	"page /:guid?/finch/reply_file/:id/:file": "of a file that forms-answering.test.ts sends first, by the same code",
	"page /:guid?/veksttorget/sent_pdf": "of a reply that forms-answering.test.ts sends first, by the same code",
	"POST /:guid?/veksttorget/build/:form_name picture":
		"of a picture that form-library.test.ts sends first, by the same code",
	"page /:guid?/veksttorget/reply_file/:id/:file":
		"of a file that forms-answering.test.ts sends first, by the same code",
	"page /:guid?/form_reply_pdf": "of a reply that forms-answering.test.ts sends first",
	"POST /:guid?/form_builder/build/:form_name picture":
		"of a file that form-library.test.ts puts into the library first",
	"page /:guid?/form_builder/reply_file/:id/:file": "of a file that forms-answering.test.ts sends first",
	"page /:guid?/psych_eval/form_reply/:form_guid/:token": "of a form that psych-eval.test.ts gives first",
	"POST /:guid?/psych_eval/form_reply/:form_guid/:token step": "of a form that psych-eval.test.ts gives first",
	"page /:guid?/veksttorget/outcome/:token": "of a letter that veksttorget.test.ts is sent first",
	"POST /:guid?/veksttorget/outcome/:token save": "of a letter that veksttorget.test.ts is sent first",
	"page /:guid?/logform/answer/:form_guid/:token": "of a link that activity-log.test.ts is sent first",
	"POST /:guid?/logform/answer/:form_guid/:token fill": "of a link that activity-log.test.ts is sent first",
	"POST /api/media": "takes a file as it comes; tests/portal/library-upload.test.ts sends some",
	"POST /file_request/:token/send": "takes a file as it comes; tests/portal/file-requests.test.ts sends some",
	"POST /file_request/:token/send finishfile": "of an upload that file-requests.test.ts begins first",
	"PUT /file_request/:token/send/:upload_id/:part": "of an upload that file-requests.test.ts begins first",
	"GET /api/photo/:person": "of a picture that photo.test.ts sends first",
	"POST /api/media finish": "of an upload that library-upload.test.ts begins first",
	"DELETE /api/media abandon": "of an upload that library-upload.test.ts begins first",
	"PUT /api/media/upload/:upload_id/:part": "of an upload that library-upload.test.ts begins first",
	"page /login/sso/callback": "only an answer of the provider is taken; tests/portal/sso.test.ts gives one",
};

/** Calls that do not look at a tenant's id sent beside what they take, and what they go by instead. */
const deafToClaims: Record<string, string> = {
	"POST /api/tenant change": "its own id is the tenant's, and is checked",
	"GET /api/admin/modulerolelist": "the roles of a module are the same in every tenant",
};

/** Whether a claim about a tenant means nothing to an operation. */
export const takesNoClaim = ({ name }: Operation) => name in deafToClaims;
