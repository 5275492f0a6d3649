import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField } from "#app/ui/text-field";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { MoveInput, ResourceRef } from "../resources.schema";
import { retire } from "../resources.server";
import { moveComing, showRetire } from "../retire.server";

export const handle = { i18n: ["resources", "errors"], title: "resources:retire.title" };

export const loader = page("settings", ResourceRef, showRetire);
export const action = pageAction("settings", {
	move: handler(MoveInput, moveComing),
	retire: handler(ResourceRef, retire),
});

export default function RetireResource() {
	const { id, title, coming, choices, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const moving = useFormProblem(answer, { intent: "move" });
	const retiring = useFormProblem(answer, { intent: "retire" });
	const { t } = useTranslation("resources");
	const format = useFormat();
	const at = paths(tenant);
	const when = (local: string) => `${format.date(local.slice(0, 10))} ${format.clock(local.slice(11))}`;
	return (
		<PageBody width="form">
			<PageHeader back={{ to: at.resource(id), label: title }} title={t("retire.title")} meta={title} />
			<p className="text-sm text-ink-2">{t("retire.help")}</p>
			{coming.length > 0 && (
				<Section title={t("retire.coming", { count: coming.length })} className="mt-6">
					<ul className="divide-y divide-line text-sm">
						{coming.map((one) => (
							<li key={one.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
								<span className="min-w-44 text-ink-2 tabular-nums">{when(one.starts)}</span>
								<Link to={at.booking(one.id)} className="link min-w-0 break-words max-md:py-2.5">
									{one.title}
								</Link>
								<span className="text-ink-3">{one.booker}</span>
							</li>
						))}
					</ul>
					<Form method="post" className="mt-5 flex flex-col gap-3" noValidate>
						<SelectField
							id="to"
							name="to"
							label={t("retire.to")}
							help={t("retire.toHelp")}
							error={moving.of("to")}
							defaultValue={moving.typed("to") ?? choices[0]?.value ?? ""}
							options={choices}
						/>
						<FormErrors errors={moving.summary} />
						<div>
							<SubmitButton intent="move">{t("retire.move")}</SubmitButton>
						</div>
					</Form>
				</Section>
			)}
			<Form method="post" className="mt-8 flex flex-col items-start gap-3">
				<FormErrors errors={retiring.summary} />
				<SubmitButton intent="retire" kind="danger">
					{t("retire.do")}
				</SubmitButton>
			</Form>
		</PageBody>
	);
}
