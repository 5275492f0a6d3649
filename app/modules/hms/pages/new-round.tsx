import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { RadioGroup } from "#app/ui/choices";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { AreaField } from "../components/area-field";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { NewRoundInput, NewRoundQuery } from "../rounds/rounds.schema";
import { plan, showNewRound } from "../rounds/show-rounds.server";

export const handle = { i18n: ["hms", "errors"], title: "hms:rounds.add" };

export const loader = page("newForm", NewRoundQuery, showNewRound);
export const action = pageAction("newForm", { plan: handler(NewRoundInput, plan) });

/** Plans a round: of which company, by which checklist, where, when and with whom. */
export default function NewRound() {
	const shown = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("hms");
	const { companies, checklists, people, me, tenant } = shown;
	const at = paths(tenant);
	const leaderId = people.some(({ value }) => value === me) ? me : "";
	const known = shown.representative ? `${shown.representative}, ${t("company.representative")}` : "";
	if (companies.length === 0)
		return (
			<PageBody width="form">
				<PageHeader title={t("rounds.add")} back={{ to: at.rounds, label: t("rounds.title") }} />
				<EmptyState
					icon="building-2"
					title={t("companies.none")}
					action={
						<LinkButton kind="primary" icon="plus" to={at.newCompany}>
							{t("companies.add")}
						</LinkButton>
					}
				>
					{t("companies.noneHelp")}
				</EmptyState>
			</PageBody>
		);
	return (
		<PageBody width="form">
			<PageHeader title={t("rounds.add")} back={{ to: at.rounds, label: t("rounds.title") }} />
			<Form method="post" className="group flex flex-col gap-5" noValidate>
				<SelectField
					id="company"
					name="company"
					label={t("round.company")}
					error={problem.of("company")}
					defaultValue={problem.typed("company") ?? shown.chosen}
					options={[{ value: "", label: t("choose") }, ...companies]}
				/>
				<RadioGroup
					id="checklist"
					name="checklist"
					legend={t("round.checklist")}
					error={problem.of("checklist")}
					defaultValue={problem.typed("checklist") ?? shown.checklist}
					options={checklists.map(({ key, name, count, isOwn }) => ({
						...{ value: key, label: name },
						help: [isOwn && t("checklists.ours"), t("checklists.points", { count })].filter(Boolean).join(" · "),
					}))}
				/>
				<p className="-mt-3 text-13">
					<Link to={at.checklists} className="link">
						{t("checklists.edit")}
					</Link>
				</p>
				<AreaField areas={shown.areas} error={problem.of("area")} defaultValue={problem.typed("area") ?? ""} />
				<TextField
					id="topic"
					name="topic"
					label={t("round.topic")}
					help={t("round.topicHelp")}
					optional
					error={problem.of("topic")}
					defaultValue={problem.typed("topic") ?? ""}
					autoComplete="off"
				/>
				<TextField
					id="plannedOn"
					name="plannedOn"
					type="date"
					label={t("round.plannedOn")}
					className="max-w-48"
					error={problem.of("plannedOn")}
					defaultValue={problem.typed("plannedOn") ?? shown.plannedOn}
				/>
				<SelectField
					id="leaderId"
					name="leaderId"
					label={t("round.leader")}
					error={problem.of("leaderId")}
					defaultValue={problem.typed("leaderId") ?? leaderId}
					options={[{ value: "", label: t("nobody") }, ...people]}
				/>
				<TextArea
					id="participants"
					name="participants"
					label={t("participants.title")}
					help={t("participants.help")}
					optional
					error={problem.of("participants")}
					defaultValue={problem.typed("participants") ?? known}
				/>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="plan">{t("rounds.add")}</SubmitButton>
				</div>
			</Form>
		</PageBody>
	);
}
