import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FilesSection } from "#app/media/on-record/components/files-section";
import { FILES_FORM_MAX } from "#app/media/on-record/files.schema";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Card, Section } from "#app/ui/card";
import { DefinitionList } from "#app/ui/definition-list";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { AddresseesSection } from "../components/addressees-section";
import { AnalysisForm } from "../components/analysis-form";
import { DeviationBadge, RiskBadge } from "../components/badges";
import { EffectForm } from "../components/effect-form";
import { HandlingForm } from "../components/handling-form";
import { MeasureFields } from "../components/measure-fields";
import { MeasureList } from "../components/measure-list";
import { OutcomeForm } from "../components/outcome-form";
import { Photos } from "../components/photos";
import { RiskForm } from "../components/risk-form";
import {
	AnalysisInput,
	CloseInput,
	DeviationFileRef,
	DeviationFilesInput,
	DeviationMeasureInput,
	DeviationNamed,
	EffectInput,
	HandlingInput,
	RiskInput,
	SeriousInput,
	StepInput,
} from "../deviations/deviations.schema";
import {
	addFiles,
	addToDeviation,
	close,
	removeFile,
	saveAnalysis,
	saveEffect,
	saveHandling,
	saveRisk,
	saveSerious,
	showDeviation,
	takeStep,
} from "../deviations/show-deviations.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["hms", "onRecord", "media", "errors"], title: "hms:deviations.title" };

export const loader = page("deviations", DeviationNamed, showDeviation);
export const action = pageAction(
	"deviations",
	{
		handling: handler(HandlingInput, saveHandling),
		analyse: handler(AnalysisInput, saveAnalysis),
		assess: handler(RiskInput, saveRisk),
		step: handler(StepInput, takeStep),
		serious: handler(SeriousInput, saveSerious),
		close: handler(CloseInput, close),
		checkEffect: handler(EffectInput, saveEffect),
		addMeasure: handler(DeviationMeasureInput, addToDeviation),
		addFiles: handler(DeviationFilesInput, addFiles),
		removeFile: handler(DeviationFileRef, removeFile),
	},
	{ bodyMax: FILES_FORM_MAX },
);

/** A text with who has written it. */
const said = (text: string, by: string | null) => (by ? `${text}\n– ${by}` : text);

const isPicture = ({ name }: { name: string }) => /\.(jpe?g|png|webp|gif)$/i.test(name);

/** A deviation: what happened, how bad it is and why, how it is handled, and by what two people close it. */
export default function DeviationPage() {
	const { deviation, people, files, measures, matrix, causes, clock, mayCheck, tenant } =
		useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { t } = useTranslation("hms");
	const format = useFormat();
	const problem = useFormProblem(answer, { intent: "addMeasure" });
	const at = paths(tenant);
	const isClosed = deviation.status === "closed";
	const isConcluded = deviation.status === "effectCheck" || isClosed;
	const facts = {
		kind: t(`kind.${deviation.kind}`),
		happenedOn: [format.date(deviation.happenedOn, "long"), deviation.happenedAt].filter(Boolean).join(" "),
		place: deviation.place,
		area: deviation.area,
		event: deviation.event,
		immediateAction: deviation.immediateAction,
		reporter: deviation.isFromPoster
			? [deviation.reporter || t("posters.nobody"), deviation.reporterContact, t("posters.by")]
					.filter(Boolean)
					.join(" · ")
			: deviation.reporter,
		closedOn: deviation.closedOn && format.date(deviation.closedOn, "long"),
		outcome: deviation.outcome && said(deviation.outcome, deviation.concluder),
		effect: deviation.effect && said(deviation.effect, deviation.checker),
	};
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.deviations, label: t("deviations.title") }}
				title={deviation.title}
				badges={
					<>
						<DeviationBadge status={deviation.status} />
						<RiskBadge risk={deviation.risk} size={deviation.riskSize} matrix={matrix} />
					</>
				}
				meta={
					deviation.company && (
						<Link to={at.company(deviation.company.guid)} className="link">
							{deviation.company.name}
						</Link>
					)
				}
			/>
			<div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
				<div className="min-w-0">
					<Card>
						<DefinitionList
							items={Object.entries(facts).flatMap(([key, value]) =>
								value
									? [{ label: t(`deviation.${key}`), value: <span className="whitespace-pre-line">{value}</span> }]
									: [],
							)}
						/>
						<Photos photos={files.filter(isPicture)} to={(id) => at.deviationFile(deviation.id, id)} />
					</Card>
					<AddresseesSection {...{ deviation, clock }} />
					<Section title={t("risk.title")} className="mt-8">
						<RiskForm {...{ deviation, matrix, answer }} />
					</Section>
					<Section title={t("why.section")}>
						<AnalysisForm {...{ deviation, causes, answer }} />
					</Section>
					<Section title={t("measures.title")} count={measures.length}>
						{measures.length > 0 && <MeasureList {...{ measures, tenant }} label={t("measures.title")} />}
						{!isConcluded && (
							<Form
								method="post"
								key={measures.length}
								className="group card mt-3 flex flex-col gap-4 p-4"
								preventScrollReset
								noValidate
							>
								<MeasureFields problem={problem} people={people} />
								<FormErrors errors={problem.summary} />
								<div>
									<SubmitButton intent="addMeasure" kind="secondary" icon="plus">
										{t("plan.add")}
									</SubmitButton>
								</div>
							</Form>
						)}
					</Section>
					{deviation.status === "effectCheck" && (
						<Section title={t("effect.title")}>
							<EffectForm kind="deviation" {...{ mayCheck, answer }} />
						</Section>
					)}
					{!isConcluded && (
						<Section title={t("close.title")}>
							<OutcomeForm
								intent="close"
								label={t("deviation.outcome")}
								help={t("close.help")}
								button={t("close.button")}
								answer={answer}
							/>
						</Section>
					)}
				</div>
				<div className="min-w-0">
					<Section title={t("handling")}>
						<HandlingForm {...{ deviation, people, answer }} />
					</Section>
					<FilesSection files={files} to={(id) => at.deviationFile(deviation.id, id)} answer={answer} />
				</div>
			</div>
		</PageBody>
	);
}
