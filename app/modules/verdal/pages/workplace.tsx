import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { writtenOrganisationNumber } from "#app/directory/organisation-number";
import { verb } from "#app/platform/guard.server";
import { notAllowed } from "#app/platform/problems";
import { Button, LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { PickInput, WorkplaceInput, WorkplaceQuery } from "../placements/placements.schema";
import { addWorkplace, pick, showWorkplace } from "../placements/workplaces.server";

export const handle = { i18n: ["verdalPlacements", "errors"], title: "verdalPlacements:workplace.title" };

const write = { level: 20 };
export const loader = page("form", WorkplaceQuery, async (visit, input) => {
	const shown = await showWorkplace(visit, input);
	if (!shown.mayWrite) throw notAllowed();
	return shown;
});
export const action = pageAction("form", {
	pick: verb(PickInput, pick, write),
	add: verb(WorkplaceInput, addWorkplace, write),
});

const fields = [
	{ name: "name", autoComplete: "off" },
	{ name: "orgNo", inputMode: "numeric", className: "max-w-48" },
	{ name: "industry" },
	{ name: "phone", type: "tel", className: "max-w-56" },
	{ name: "email", type: "email" },
] as const;

/** Finds a workplace among the companies that are known and in the register, or adds one by hand. */
export default function Workplace() {
	const { q, companies, state, found, hits, placement, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("verdalPlacements");
	const problem = useFormProblem(answer, { intent: "add" });
	const refused = useFormProblem(answer, { intent: "pick" });
	const back = paths(tenant).placement(placement.id);
	return (
		<PageBody width="form">
			<PageHeader
				title={t("workplace.title")}
				back={{ to: back, label: placement.participant || t("list.noParticipant") }}
			/>
			<Form method="get" className="flex flex-wrap items-end gap-3" preventScrollReset>
				<TextField
					id="q"
					name="q"
					type="search"
					label={t("workplace.search")}
					help={t("workplace.searchHelp")}
					defaultValue={q}
					autoComplete="off"
					className="w-96 max-w-full"
				/>
				<Button type="submit" icon="search">
					{t("workplace.find")}
				</Button>
			</Form>
			<FormErrors errors={refused.summary} />
			<div role="status">
				{state === "none" && <p className="mt-4 text-sm text-ink-2">{t("workplace.notInRegister")}</p>}
				{state === "unavailable" && <p className="mt-4 text-sm text-ink-2">{t("workplace.registerSilent")}</p>}
			</div>
			{companies.length > 0 && (
				<Section title={t("workplace.known")} className="mt-6 first:mt-6">
					<CardList label={t("workplace.known")}>
						{companies.map(({ id, name }) => (
							<CardRow key={id} className="justify-between">
								<span className="min-w-0 flex-1 break-words">{name}</span>
								<Form method="post">
									<input type="hidden" name="companyId" value={id} />
									<SubmitButton
										intent="pick"
										kind="secondary"
										size="sm"
										icon="check"
										aria-label={t("workplace.chooseOne", { name })}
									>
										{t("workplace.choose")}
									</SubmitButton>
								</Form>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
			{hits.length > 0 && (
				<Section title={t("workplace.register")} className="mt-6">
					<CardList label={t("workplace.register")}>
						{hits.map(({ orgNo, name, municipality }) => (
							<CardRow key={orgNo} className="justify-between">
								<span className="min-w-0 flex-1">
									<span className="block break-words">{name}</span>
									<span className="text-13 text-ink-3">
										{[writtenOrganisationNumber(orgNo), municipality].filter(Boolean).join(" · ")}
									</span>
								</span>
								<LinkButton to={`?q=${orgNo}`} size="sm" aria-label={t("workplace.fetchOne", { name })}>
									{t("workplace.fetch")}
								</LinkButton>
							</CardRow>
						))}
					</CardList>
				</Section>
			)}
			<Section title={t("workplace.own")} intro={t("workplace.ownIntro")} className="mt-8">
				<Form method="post" key={found?.orgNo} className="group flex flex-col gap-5" noValidate>
					{fields.map(({ name, ...input }) => (
						<TextField
							key={name}
							id={name}
							name={name}
							label={t(`company.${name}`)}
							optional={name !== "name"}
							error={problem.of(name)}
							defaultValue={problem.typed(name) ?? found?.[name] ?? ""}
							{...input}
						/>
					))}
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="add">{t("workplace.add")}</SubmitButton>
					</div>
				</Form>
			</Section>
		</PageBody>
	);
}
