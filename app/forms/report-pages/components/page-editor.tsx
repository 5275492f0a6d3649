import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { Tabs } from "#app/ui/tabs";
import { TextField } from "#app/ui/text-field";
import type { ShownPage } from "../screens.server";
import { BlockBar } from "./block-bar";
import { AddBlock, EditBlock } from "./block-form";
import { ReportBlocks } from "./report-blocks";
import { ReportHead, usePeriod } from "./report-head";
import { ShareSection } from "./share-section";

export type PageEditorProps = { shown: ShownPage & { form: { slug: string; title: string } }; answer: unknown };

/** A report page as it will be read, each block with what its author can do to it; every change is a form and needs no JavaScript. */
export function PageEditor({ shown, answer }: PageEditorProps) {
	const { t } = useTranslation("reportPages");
	const format = useFormat();
	const problem = useFormProblem(answer);
	const { page, address, view, mayWrite, blocks, unknown, organisation } = shown;
	const period = usePeriod(shown);
	const isDraft = view === "draft" && mayWrite;
	const tabs = (["draft", "published"] as const).map((key) => ({
		...{ to: key === "draft" ? address : `${address}?view=published`, label: t(key), current: key === view },
	}));
	return (
		<>
			{mayWrite && page.publishedAt !== null && (
				<div className="no-print mb-4">
					<Tabs label={t("views")} tabs={tabs} />
				</div>
			)}
			<div className="no-print">
				<FormErrors errors={problem.summary} />
			</div>
			{isDraft && unknown.length > 0 && (
				<div className="no-print my-4">
					<Notice tone="warning" title={t("unknown.title")}>
						{t("unknown.text", { list: unknown.map(({ written }) => written).join(", ") })}
					</Notice>
				</div>
			)}
			<ReportHead title={page.title} organisation={organisation} shown={shown} />
			{blocks.length === 0 && (
				<EmptyState icon="file-text" title={t("empty")}>
					{t("emptyHelp")}
				</EmptyState>
			)}
			<ReportBlocks
				blocks={blocks}
				period={period}
				form={shown.form.slug}
				around={
					isDraft
						? (block, at) =>
								shown.editing?.id === block.id ? (
									<EditBlock shown={shown} block={shown.editing} answer={answer} />
								) : (
									<BlockBar block={block} at={at} of={blocks.length} shown={shown} />
								)
						: undefined
				}
			/>
			{isDraft && (
				<div className="no-print">
					<AddBlock shown={shown} answer={answer} />
					<Settings shown={shown} answer={answer} />
					<section className="mt-8">
						<h2 className="mb-1 text-base font-semibold">{t("publish.title")}</h2>
						<p className="mb-4 max-w-160 text-sm text-ink-2">
							{page.publishedAt === null
								? t("publish.never")
								: t("publish.last", { day: format.date(page.publishedAt) })}
						</p>
						<Form method="post" id="publish">
							<input type="hidden" name="basedOn" value={page.updatedAt} />
							<SubmitButton intent="publish">{t("publish.submit")}</SubmitButton>
						</Form>
					</section>
				</div>
			)}
			{mayWrite && page.publishedAt !== null && <ShareSection shown={shown} answer={answer} />}
			{isDraft && <Remove />}
		</>
	);
}

function Settings({ shown, answer }: { shown: ShownPage; answer: unknown }) {
	const { t } = useTranslation("reportPages");
	const problem = useFormProblem(answer, { intent: "set" });
	const { page } = shown;
	return (
		<details className="mt-8" open={problem.refused || undefined}>
			<summary className="btn btn-secondary w-fit cursor-pointer list-none">{t("settings.title")}</summary>
			<Form method="post" className="mt-4 flex flex-wrap items-end gap-3" noValidate>
				<input type="hidden" name="basedOn" value={page.updatedAt} />
				<TextField
					key={page.title}
					id="title"
					name="title"
					label={t("make.name")}
					className="w-full max-w-100"
					error={problem.of("title")}
					defaultValue={problem.typed("title") ?? page.title}
				/>
				<TextField
					id="fromDay"
					type="date"
					name="fromDay"
					optional
					className="w-44"
					label={t("settings.from")}
					error={problem.of("fromDay")}
					defaultValue={problem.typed("fromDay") ?? page.fromDay ?? ""}
				/>
				<TextField
					id="toDay"
					type="date"
					name="toDay"
					optional
					className="w-44"
					label={t("settings.to")}
					error={problem.of("toDay")}
					defaultValue={problem.typed("toDay") ?? page.toDay ?? ""}
				/>
				<SubmitButton intent="set" kind="secondary">
					{t("save")}
				</SubmitButton>
			</Form>
		</details>
	);
}

function Remove() {
	const { t } = useTranslation("reportPages");
	return (
		<details className="no-print mt-8">
			<summary className="btn btn-danger w-fit cursor-pointer list-none">{t("remove.title")}</summary>
			<Form method="post" className="mt-3">
				<p className="mb-3 max-w-160 text-sm text-ink-2">{t("remove.text")}</p>
				<SubmitButton intent="remove" kind="erase">
					{t("remove.submit")}
				</SubmitButton>
			</Form>
		</details>
	);
}
