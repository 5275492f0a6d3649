import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import type { showImport } from "../show-wizard.server";
import { MappingStep } from "./mapping-step";
import { ProgressStep } from "./progress-step";
import { ReadingStep } from "./reading-step";
import { RowsStep } from "./rows-step";
import { RulesStep } from "./rules-step";
import { StepList, type StepName } from "./step-list";
import { useSentence } from "./use-sentence";

export type StepData = Awaited<ReturnType<typeof showImport>>;
export type StepProps = { data: StepData; answer: unknown };

const views = { reading: ReadingStep, mapping: MappingStep, rules: RulesStep, progress: ProgressStep, rows: RowsStep };

/** One import, at the step that it has come to. */
export function ImportSteps() {
	const data = useLoaderData() as unknown as StepData;
	const answer = useActionData();
	const { t } = useTranslation("imports");
	const { t: say } = useTranslation();
	const sentence = useSentence();
	const { view, isOpen, address, kind, import: own } = data;
	const here = `${address}/${own.id}`;
	const current: StepName =
		view === "rows" || view === "progress" ? (["checked", "checking"].includes(own.state) ? "check" : "report") : view;
	const links = isOpen
		? { reading: `${here}?step=reading`, mapping: `${here}?step=mapping`, rules: `${here}?step=rules` }
		: {};
	const View = views[view];
	return (
		<PageBody width={view === "rows" ? "full" : "settings"}>
			<PageHeader
				back={{ to: address, label: t("startTitle", { what: say(kind.label) }) }}
				title={own.fileName}
				meta={t(`state.${own.state}`)}
			/>
			<StepList current={current} links={links} />
			{own.failure && (
				<div className="mb-5">
					<Notice tone="danger" title={t("failed.title")}>
						{sentence(own.failure)}
					</Notice>
				</div>
			)}
			<View data={data} answer={answer} />
		</PageBody>
	);
}
