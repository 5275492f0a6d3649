import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Card, Section } from "#app/ui/card";
import { DefinitionList } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { MeasureBadge } from "../components/badges";
import { EffectForm } from "../components/effect-form";
import { MeasureFields } from "../components/measure-fields";
import { OutcomeForm } from "../components/outcome-form";
import { SourceLink } from "../components/source-link";
import { page, pageAction } from "../guard.server";
import { EffectInput, FinishInput, MeasureInput, MeasureNamed } from "../measures/measures.schema";
import { finish, reopen, saveEffect, saveMeasure, showMeasure } from "../measures/show-measures.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "errors"], title: "hms:plan.title" };

export const loader = page("plan", MeasureNamed, showMeasure);
export const action = pageAction("plan", {
	save: handler(MeasureInput, saveMeasure),
	finish: handler(FinishInput, finish),
	checkEffect: handler(EffectInput, saveEffect),
	reopen: handler(MeasureNamed, reopen),
});

/** A measure: where it comes from, who is responsible and until when, and what was done. */
export default function MeasurePage() {
	const { measure, people, mayCheck, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("hms");
	const format = useFormat();
	const problem = useFormProblem(answer, { intent: "save" });
	const at = paths(tenant);
	const { company, doneOn, outcome, effect, doer, checker } = measure;
	const isDone = measure.state === "done" || measure.state === "checked";
	const facts = {
		company: company && (
			<Link to={at.company(company.guid)} className="link">
				{company.name}
			</Link>
		),
		source: <SourceLink measure={measure} tenant={tenant} />,
		...(isDone && { owner: measure.owner?.name, due: format.date(measure.dueOn) }),
		doneOn: doneOn && format.date(doneOn),
		outcome: outcome && <Said text={outcome} by={doer} />,
		effect: effect && <Said text={effect} by={checker} />,
		proof: measure.proof && (
			<Link to={at.round(measure.proof.id)} className="link">
				{measure.proof.title}, {format.date(measure.proof.heldOn || measure.proof.plannedOn)}
			</Link>
		),
		repeats: measure.repeats > 0 && t("measure.again", { count: measure.repeats }),
	};
	return (
		<PageBody width="form">
			<PageHeader
				title={measure.title}
				back={{ to: at.plan, label: t("plan.title") }}
				badges={<MeasureBadge state={measure.state} />}
			/>
			<Card>
				<DefinitionList
					items={Object.entries(facts).flatMap(([key, value]) =>
						value ? [{ label: t(`measure.${key}`), value }] : [],
					)}
				/>
			</Card>
			{measure.state === "done" && (
				<Section title={t("effect.title")} className="mt-8">
					<EffectForm kind="measure" {...{ mayCheck, answer }} />
				</Section>
			)}
			{isDone ? (
				<Form method="post" className="mt-6">
					<SubmitButton intent="reopen" kind="secondary">
						{t("measure.reopen")}
					</SubmitButton>
				</Form>
			) : (
				<>
					<Section title={t("measure.finish")} className="mt-8">
						<OutcomeForm
							intent="finish"
							label={t("measure.outcome")}
							help={t("measure.outcomeHelp")}
							button={t("measure.finish")}
							answer={answer}
						/>
					</Section>
					<Section title={t("measure.edit")}>
						<Form
							method="post"
							key={measure.updatedAt}
							className="group flex flex-col gap-5"
							preventScrollReset
							noValidate
						>
							<input type="hidden" name="updatedAt" value={measure.updatedAt} />
							<MeasureFields problem={problem} people={people} measure={measure} />
							<FormErrors errors={problem.summary} />
							<div>
								<SubmitButton intent="save" kind="secondary">
									{t("save")}
								</SubmitButton>
							</div>
						</Form>
					</Section>
				</>
			)}
		</PageBody>
	);
}

function Said({ text, by }: { text: string; by: string | null }) {
	return (
		<span className="whitespace-pre-line">
			{text}
			{by && `\n– ${by}`}
		</span>
	);
}
