import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FilesSection } from "#app/media/on-record/components/files-section";
import { FILES_FORM_MAX } from "#app/media/on-record/files.schema";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { SelectField, TextArea, TextField } from "#app/ui/text-field";
import { Time } from "#app/ui/time";
import { AssetFileRef, AssetFilesInput, AssetInput, ServiceInput } from "../assets/assets.schema";
import { addService, saveAsset, showAsset } from "../assets/assets.server";
import { addFiles, removeFile } from "../assets/files.server";
import { currencies } from "../choices";
import { DueBadge } from "../components/due-badge";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { ResourceRef } from "../resources.schema";

export const handle = {
	i18n: ["resourceAsset", "resources", "onRecord", "media", "errors"],
	title: "resourceAsset:title",
};

export const loader = page("settings", ResourceRef, showAsset);
export const action = pageAction(
	"settings",
	{
		save: handler(AssetInput, saveAsset),
		service: handler(ServiceInput, addService),
		addFiles: handler(AssetFilesInput, addFiles),
		removeFile: handler(AssetFileRef, removeFile),
	},
	{ bodyMax: FILES_FORM_MAX },
);

/** What is kept of a resource as a thing that was bought. */
export default function Asset() {
	const data = useLoaderData<typeof loader>();
	const { id, title, values, people, custodySince, today, services, faults, tenant } = data;
	const answer = useActionData<typeof action>();
	const problem = useFormProblem(answer, { intent: "save" });
	const serviced = useFormProblem(answer, { intent: "service" });
	const { t } = useTranslation(["resourceAsset", "resources"]);
	const format = useFormat();
	const at = paths(tenant);
	const field = (name: keyof typeof values) => ({
		...{ id: name, name, label: t(`field.${name}`), error: problem.of(name), autoComplete: "off" },
		defaultValue: problem.typed(name) ?? String(values[name] ?? ""),
	});
	return (
		<PageBody width="form">
			<PageHeader
				back={{ to: at.resource(id), label: title }}
				title={t("title")}
				badges={
					<>
						<DueBadge what="warranty" due={data.warranty} />
						<DueBadge what="service" due={data.service} />
					</>
				}
			/>
			<Form method="post" className="flex flex-col gap-5" preventScrollReset noValidate>
				<div className="grid items-start gap-4 sm:grid-cols-2">
					<TextField {...field("serial")} maxLength={120} optional />
					<TextField {...field("supplier")} maxLength={120} optional />
					<TextField {...field("boughtOn")} type="date" optional />
					<TextField {...field("warrantyUntil")} type="date" optional />
				</div>
				<div className="grid items-end gap-4 sm:grid-cols-3">
					<TextField {...field("price")} type="number" min={0} inputMode="numeric" optional />
					<TextField {...field("value")} type="number" min={0} inputMode="numeric" help={t("help.value")} optional />
					<SelectField {...field("currency")} options={currencies.map((value) => ({ value, label: value }))} />
				</div>
				<SelectField
					{...field("custodianId")}
					help={custodySince && t("custody.since", { day: format.date(custodySince) })}
					options={[{ value: "", label: t("custody.nobody") }, ...people]}
				/>
				<div className="grid items-start gap-4 sm:grid-cols-2">
					<TextField {...field("serviceOn")} type="date" help={t("help.serviceOn")} optional />
					<TextField
						{...field("serviceMonths")}
						type="number"
						min={1}
						max={120}
						help={t("help.serviceMonths")}
						optional
					/>
				</div>
				<FormErrors errors={problem.summary} />
				<div>
					<SubmitButton intent="save">{t("resources:save")}</SubmitButton>
				</div>
			</Form>
			<Section title={t("service.title")} count={services.length} className="mt-10">
				{services.length > 0 && (
					<CardList label={t("service.title")}>
						{services.map(({ key, doneOn, body }) => (
							<CardRow key={key} className="flex-wrap items-start text-sm">
								<span className="w-28 shrink-0 text-ink-2 tabular-nums">{format.date(doneOn)}</span>
								<p className="min-w-0 flex-1 break-words whitespace-pre-line">{body}</p>
							</CardRow>
						))}
					</CardList>
				)}
				<Form
					method="post"
					key={services.length}
					className="card mt-3 flex flex-col gap-4 p-4"
					preventScrollReset
					noValidate
				>
					<TextField
						id="doneOn"
						name="doneOn"
						type="date"
						max={today}
						className="max-w-48"
						label={t("service.doneOn")}
						error={serviced.of("doneOn")}
						defaultValue={serviced.typed("doneOn") ?? today}
					/>
					<TextArea
						id="body"
						name="body"
						rows={2}
						label={t("service.body")}
						error={serviced.of("body")}
						defaultValue={serviced.typed("body")}
					/>
					<FormErrors errors={serviced.summary} />
					<div>
						<SubmitButton intent="service" kind="secondary" icon="plus">
							{t("service.add")}
						</SubmitButton>
					</div>
				</Form>
			</Section>
			<div className="mt-10">
				<FilesSection files={data.files} to={(file) => at.assetFile(id, file)} answer={answer} />
			</div>
			<Section
				title={t("faults.title")}
				count={faults.length}
				aside={
					<LinkButton size="sm" icon="wrench" to={at.reportFault(id)}>
						{t("report.title")}
					</LinkButton>
				}
				className="mt-10"
			>
				{faults.length === 0 ? (
					<p className="text-sm text-ink-2">{t("faults.noneOfThis")}</p>
				) : (
					<CardList label={t("faults.title")}>
						{faults.map(({ key, title: what, at: since, isMended }) => (
							<CardRow key={key} className="flex-wrap text-sm">
								<Link to={at.fault(key)} className="min-w-0 flex-1 font-medium break-words hover:underline">
									{what}
								</Link>
								<span className="text-13 text-ink-3">
									<Time at={since} />
								</span>
								<Badge tone={isMended ? "success" : "warning"}>
									{t(isMended ? "faults.isMended" : "faults.isOpen")}
								</Badge>
							</CardRow>
						))}
					</CardList>
				)}
			</Section>
		</PageBody>
	);
}
