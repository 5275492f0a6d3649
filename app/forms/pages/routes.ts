import { type RouteConfigEntry, route } from "@remix-run/route-config";
import type { FormPage, FormPaths } from "./paths";

/** The file of each page, in this folder; several modules share it. */
const files: Record<FormPage, string> = {
	build: "build.tsx",
	buildPublish: "build-publish.tsx",
	buildList: "build-list.tsx",
	buildExport: "build-export.ts",
	buildUses: "build-uses.ts",
	buildPreview: "build-preview.tsx",
	buildTry: "build-try.tsx",
	replies: "replies.tsx",
	repliesExport: "replies-export.ts",
	dictionary: "dictionary.tsx",
	dictionaryFile: "dictionary-file.ts",
	reply: "reply.tsx",
	replyEdit: "reply-edit.tsx",
	replyPdf: "reply-pdf.ts",
	replyFile: "reply-file.ts",
	report: "report.tsx",
	reportFile: "report-file.ts",
	reportPdf: "report-pdf.ts",
	reportPages: "report-pages.tsx",
	reportPage: "report-page.tsx",
	formReply: "form-reply.tsx",
	formReplyToken: "form-reply.tsx",
	sharedReport: "shared-report.tsx",
	sent: "sent.tsx",
	ownPdf: "own-pdf.ts",
};

/** Drawn without bar and menu; all but the trial of a form for everybody. */
const framelessPages: FormPage[] = ["buildTry", "formReply", "formReplyToken", "sharedReport", "sent", "ownPdf"];

/**
 * The routes of a module's forms. `without`: those that the module has not, or has a file of its own for. Their ids are as if
 * the files lay in the module's own `pages`, so that each is known by its module.
 */
export function formRoutes(
	folder: string,
	paths: FormPaths,
	{ without = [] }: { without?: readonly FormPage[] } = {},
): { pages: RouteConfigEntry[]; open: RouteConfigEntry[] } {
	const routes = (Object.keys(files) as FormPage[])
		.filter((page) => !without.includes(page))
		.map((page) => {
			const isFrameless = framelessPages.includes(page);
			const path = isFrameless ? `:guid?/${paths[page]}` : paths[page];
			const name = page.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
			return {
				isFrameless,
				entry: route(path, `forms/pages/${files[page]}`, { id: `modules/${folder}/pages/${name}` }),
			};
		});
	const of = (frameless: boolean) =>
		routes.filter(({ isFrameless }) => isFrameless === frameless).map(({ entry }) => entry);
	return { pages: of(false), open: of(true) };
}
