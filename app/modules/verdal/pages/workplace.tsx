import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FindCompany } from "#app/directory/components/find-company";
import { handler } from "#app/platform/guard.server";
import { notAllowed } from "#app/platform/problems";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { TextField } from "#app/ui/text-field";
import { OpeningsSection } from "../components/openings-section";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { OpeningInput, PickInput, WorkplaceInput, WorkplaceQuery } from "../placements/placements.schema";
import { addWorkplace, pick, showWorkplace, takeOpening } from "../placements/workplaces.server";

export const handle = { i18n: ["verdalPlacements", "errors"], title: "verdalPlacements:workplace.title" };

const write = { level: 20 };
export const loader = page("form", WorkplaceQuery, async (visit, input) => {
	const shown = await showWorkplace(visit, input);
	if (!shown.mayWrite) throw notAllowed();
	return shown;
});
export const action = pageAction("form", {
	pick: handler(PickInput, pick, write),
	take: handler(OpeningInput, takeOpening, write),
	add: handler(WorkplaceInput, addWorkplace, write),
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
	const { q, companies, state, found, hits, openings, placement, tenant } = useLoaderData<typeof loader>();
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
			<FindCompany
				{...{ q, hits, state, refused }}
				known={companies}
				pick={{ intent: "pick", field: "companyId", icon: "check" }}
				words={{
					search: t("workplace.search"),
					searchHelp: t("workplace.searchHelp"),
					find: t("workplace.find"),
					notFound: t("workplace.notInRegister"),
					silent: t("workplace.registerSilent"),
					known: t("workplace.known"),
					pick: t("workplace.choose"),
					pickOne: (name) => t("workplace.chooseOne", { name }),
					register: t("workplace.register"),
					fetch: t("workplace.fetch"),
					fetchOne: (name) => t("workplace.fetchOne", { name }),
				}}
			/>
			<OpeningsSection openings={openings} problem={useFormProblem(answer, { intent: "take" })} />
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
