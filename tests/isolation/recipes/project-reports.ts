import * as schema from "#db/schema/index";
import { insertingRows } from "../fill";
import type { Values } from "../requests";
import { deleting, literal } from "../statements";
import { type About, DAY, type Recipe, type Recipes, rowOf, TOKEN } from "./recipe";

const REPORT = "/:guid?/general_reports/reports/:projectName/:formName";
const PAGE = `${REPORT}/pages/:page`;
const SHARED = "/:guid?/general_reports/report/:token";

const pageOf = (about: About) => rowOf(about, "form_report_pages");
const dayAhead = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);

/** The tenant's first form in its first project, which the caller owns. */
function inProject(about: About): string[] {
	const [form, project] = [rowOf(about, "forms"), rowOf(about, "report_projects")];
	const me = literal(about.caller.userId ?? "");
	const [formId, projectId] = [literal(form.id), literal(project.id)];
	const of = (table: string) => literal(rowOf(about, table).id);
	return [
		`update forms set module_key = 'general_reports', deleted_at = null where id = ${formId}`,
		`update report_projects set owner_id = ${me}, archived_at = null where id = ${projectId}`,
		`update report_forms set form_id = ${formId}, project_id = ${projectId} where id = ${of("report_forms")}`,
		`update report_members set user_id = ${me}, project_id = ${projectId} where id = ${of("report_members")}`,
		`update form_report_pages set updated_at = 1 where id = ${literal(pageOf(about).id)}`,
	];
}

const onForm =
	(more: Values | ((about: About) => Values) = {}) =>
	(about: About): Recipe => ({
		values: {
			...{ projectName: rowOf(about, "report_projects").slug, formName: rowOf(about, "forms").slug, user: undefined },
			...(typeof more === "function" ? more(about) : more),
		},
		before: inProject(about),
	});
const onPage = (more: Values = {}) => onForm((about) => ({ page: pageOf(about).id, basedOn: 1, ...more }));

/** A published report by a secret link. */
function shared(about: About): Recipe {
	const { setting } = about;
	const id = setting.probe.module.id;
	const like = rowOf(about, "form_report_links");
	const open = { pageId: pageOf(about).id, tokenHash: setting.tokenHash, expiresAt: Date.now() + DAY, revokedAt: null };
	return {
		values: { token: TOKEN },
		before: [
			...inProject(about),
			deleting("form_report_links", { id }),
			insertingRows(schema.formReportLinks, [{ ...like, ...open, id }]),
		],
		isProof: true,
	};
}

export const projectReportsRecipes: Recipes = {
	[`page ${REPORT}`]: onForm(),
	[`page ${REPORT}/file`]: onForm(),
	"page /:guid?/general_reports/yourreports/:projectName/:formName": onForm(),
	"page /:guid?/general_reports/yourreports/:projectName/:formName/pdf": onForm(),
	[`page ${REPORT}/pages`]: onForm(),
	[`POST ${REPORT}/pages make`]: onForm({ title: "words" }),
	[`page ${PAGE}`]: onPage(),
	[`POST ${PAGE} set`]: onPage({ title: "words" }),
	[`POST ${PAGE} add`]: onPage({ type: "heading", text: "words" }),
	[`POST ${PAGE} change`]: onPage({ block: "b1", text: "words" }),
	[`POST ${PAGE} up`]: onPage({ block: "b2" }),
	[`POST ${PAGE} down`]: onPage({ block: "b1" }),
	[`POST ${PAGE} drop`]: onPage({ block: "b1" }),
	[`POST ${PAGE} publish`]: onPage(),
	[`POST ${PAGE} remove`]: onPage(),
	[`POST ${PAGE} share`]: onPage({ expiresOn: dayAhead, hidden: [] }),
	[`POST ${PAGE} revoke`]: (about) => {
		const id = rowOf(about, "form_report_links").id;
		const recipe = onPage({ link: id })(about);
		const open = `update form_report_links set revoked_at = null where id = ${literal(id)}`;
		return { ...recipe, before: [...(recipe.before ?? []), open] };
	},
	[`page ${SHARED}`]: shared,
};
