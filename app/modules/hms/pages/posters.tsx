import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { Checkbox } from "#app/ui/choices";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { AreaField } from "../components/area-field";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { PosterInput, PosterRef, PostersOf } from "../posters/posters.schema";
import { addPoster, showPosters, turnPoster } from "../posters/posters.server";

export const handle = { i18n: ["hms", "errors"], title: "hms:posters.title" };

export const loader = page("companies", PostersOf, showPosters);
export const action = pageAction("companies", {
	add: handler(PosterInput, addPoster),
	turn: handler(PosterRef, turnPoster),
});

/** The posters of a company, by which everybody reports without a login. */
export default function Posters() {
	const { company, posters, areas, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>(), { intent: "add" });
	const { t } = useTranslation("hms");
	const at = paths(tenant);
	return (
		<PageBody width="form">
			<PageHeader title={t("posters.title")} back={{ to: at.company(company.guid), label: company.name }} />
			<p className="mb-6 text-sm text-ink-2">{t("posters.intro")}</p>
			{posters.length > 0 && (
				<CardList label={t("posters.title")}>
					{posters.map(({ id, area, allowsAnonymous, isOpen }) => (
						<CardRow key={id} className="flex-wrap justify-between gap-2">
							<span className="min-w-0 flex-1">
								<Link to={at.poster(id)} className="block text-sm font-medium break-words hover:underline">
									{area || t("posters.whole")}
								</Link>
								<span className="text-13 text-ink-3">{t(allowsAnonymous ? "posters.anonymous" : "posters.named")}</span>
							</span>
							<Badge tone={isOpen ? "success" : "neutral"} icon={isOpen ? "circle-check" : "minus"}>
								{t(isOpen ? "posters.open" : "posters.closed")}
							</Badge>
							<Form method="post" preventScrollReset>
								<input type="hidden" name="id" value={id} />
								<SubmitButton
									intent="turn"
									kind="quiet"
									aria-label={t(isOpen ? "posters.closeOne" : "posters.openOne", { area: area || t("posters.whole") })}
								>
									{t(isOpen ? "posters.close" : "posters.reopen")}
								</SubmitButton>
							</Form>
						</CardRow>
					))}
				</CardList>
			)}
			<Section title={t("posters.add")} className="mt-8">
				<Form
					method="post"
					key={posters.length}
					className="group card flex flex-col gap-4 p-4"
					preventScrollReset
					noValidate
				>
					<AreaField areas={areas} optional error={problem.of("area")} defaultValue={problem.typed("area") ?? ""} />
					<Checkbox
						id="allowsAnonymous"
						name="allowsAnonymous"
						label={t("posters.allow")}
						help={t("posters.allowHelp")}
						defaultChecked={problem.ticked("allowsAnonymous") ?? true}
					/>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="add" kind="secondary" icon="plus">
							{t("posters.make")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
		</PageBody>
	);
}
