import { literal } from "../statements";
import type { About, Recipes } from "./recipe";

/** The pages of a module's letters: of one event, of which the tenant has said something. */
export function letterRecipes(base: string, table: string, event: string, recipient: string): Recipes {
	const at = `${base}/settings/letters`;
	const own = (about: About) => literal(String(about.caller.own.tenant.id));
	const said = (about: About) => [
		`delete from ${table} where tenant_id = ${own(about)} and id = '${event}'`,
		`insert into ${table} (tenant_id, id, is_enabled, recipients, subjects, bodies, days_before, created_at, updated_at) values (${own(about)}, '${event}', 0, '["${recipient}"]', '{}', '{}', 14, 1, 1)`,
	];
	const letter = {
		...{ event, language: "en", subject: "words", body: "words", isEnabled: "yes", recipients: [recipient] },
		...{ daysBefore: "14", updatedAt: "" },
	};
	const on = (values: object) => (about: About) => ({ values: { ...values }, before: said(about) });
	return {
		[`page ${at}`]: on({ cursor: undefined }),
		[`page ${at}/:event`]: on({ event, lang: "en" }),
		[`POST ${at} switch`]: on({ event, isEnabled: "1" }),
		[`POST ${at}/:event save`]: on(letter),
		[`POST ${at}/:event preview`]: on(letter),
		[`POST ${at}/:event test`]: on(letter),
		[`POST ${at}/:event reset`]: on({ event }),
	};
}
