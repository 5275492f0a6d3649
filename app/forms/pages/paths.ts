import { to } from "#app/platform/portal-paths";

/** The pages that every module on the forms engine has, each at its usual path behind the module's own. */
export const usualPaths = {
	build: "build/:form_name",
	buildPublish: "build/:form_name/publish",
	buildList: "build/:form_name/list",
	buildExport: "build/:form_name/export",
	buildUses: "build/:form_name/uses",
	buildPreview: "build/:form_name/preview",
	buildTry: "build/:form_name/try",
	replies: "forms/:form_name",
	repliesExport: "forms/:form_name/export",
	dictionary: "forms/:form_name/dictionary",
	dictionaryFile: "forms/:form_name/dictionary.csv",
	reply: "forms/:form_name/replies/:reply",
	replyEdit: "forms/:form_name/replies/:reply/edit",
	replyPdf: "reply_pdf/:id",
	replyFile: "reply_file/:id/:file",
	report: "formreports/:form_name",
	reportFile: "formreports/:form_name/csv",
	reportPdf: "formreports/:form_name/pdf",
	reportPages: "formreports/:form_name/pages",
	reportPage: "formreports/:form_name/pages/:page",
	formReply: "form_reply/:form_guid",
	formReplyToken: "form_reply/:form_guid/:token",
	sharedReport: "report/:token",
	sent: "sent",
	ownPdf: "sent_pdf",
};
export type FormPage = keyof typeof usualPaths;
/** The path of each page in a tenant. */
export type FormPaths = Record<FormPage, string>;

/** A module's paths: the usual ones behind `base`; `others` gives whole paths of those that lie elsewhere. */
export function formPaths(base: string, others: Partial<FormPaths> = {}): FormPaths {
	const usual = Object.entries(usualPaths).map(([page, path]) => [page, `${base}/${path}`]);
	return { ...(Object.fromEntries(usual) as FormPaths), ...others };
}

/** The address of one of them, with the parameters of its path. */
export const formAddress = (tenantGuid: string, path: string, params: Record<string, string> = {}): string =>
	to.inTenant(
		tenantGuid,
		path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ""),
	);
