import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { StartInput } from "../stocktakes/stocktakes.schema";
import { showStocktakes, startStocktake } from "../stocktakes/stocktakes.server";

export const handle = { i18n: ["resourceStocktake", "resources", "errors"], title: "resourceStocktake:title" };

export const loader = page("settings", Nothing, showStocktakes);
export const action = pageAction("settings", { start: handler(StartInput, startStocktake) });

/** The counts of what is really there, and the form that begins one. */
export default function Stocktakes() {
	const { rows, types, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["resourceStocktake", "resources"]);
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader back={{ to: at.settings, label: t("resources:settings") }} title={t("title")} />
			<p className="mb-5 max-w-160 text-sm text-ink-2">{t("help")}</p>
			<Form method="post" className="card flex flex-col gap-4 p-4" noValidate>
				<TextField
					id="title"
					name="title"
					label={t("name")}
					error={problem.of("title")}
					defaultValue={problem.typed("title")}
					maxLength={120}
					autoComplete="off"
					required
				/>
				<div className="grid gap-3 sm:grid-cols-2">
					<SelectField
						id="type"
						name="type"
						label={t("resources:field.type")}
						error={problem.of("type")}
						defaultValue={problem.typed("type") ?? ""}
						options={[{ value: "", label: t("resources:find.everyType") }, ...types]}
					/>
					<TextField
						id="place"
						name="place"
						label={t("resources:field.place")}
						error={problem.of("place")}
						defaultValue={problem.typed("place")}
						autoComplete="off"
						optional
					/>
				</div>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="start" icon="clipboard-list">
						{t("start")}
					</SubmitButton>
				</div>
			</Form>
			{rows.length > 0 && (
				<Section title={t("earlier")} count={rows.length} className="mt-8">
					<ul className="divide-y divide-line">
						{rows.map(({ id, title, at: since, isClosed, found, expected }) => (
							<li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
								<Link to={at.stocktake(id)} className="link min-w-0 flex-1 font-semibold break-words">
									{title}
								</Link>
								<span className="text-13 text-ink-2 tabular-nums">{t("of", { found, expected })}</span>
								<span className="text-13 text-ink-3">
									<Time at={since} />
								</span>
								<Badge tone={isClosed ? "neutral" : "info"}>{t(isClosed ? "isClosed" : "goesOn")}</Badge>
							</li>
						))}
					</ul>
				</Section>
			)}
		</PageBody>
	);
}
