import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler, Nothing } from "#app/platform/guard.server";
import { LinkButton, SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Closures } from "../components/closures";
import { TypeForm } from "../components/type-form";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";
import { ClosureInput, ClosureRef, TypeInput, TypeRef } from "../resources.schema";
import { addClosure, removeClosure, removeType, saveType, showSettings } from "../settings.server";

export const handle = {
	i18n: ["resources", "resourceAsset", "resourceUsage", "resourceHandover", "resourceStocktake", "people", "errors"],
	title: "resources:settings",
};

export const loader = page("settings", Nothing, showSettings);
export const action = pageAction("settings", {
	saveType: handler(TypeInput, saveType),
	removeType: handler(TypeRef, removeType),
	addClosure: handler(ClosureInput, addClosure),
	removeClosure: handler(ClosureRef, removeClosure),
});

export default function Settings() {
	const { types, closures, resources, approvers, bookers, holidays, tenant } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const sent = (answer as { values?: { type?: string } } | undefined)?.values?.type ?? "";
	const removing = useFormProblem(answer, { intent: "removeType" });
	const { t } = useTranslation([
		"resources",
		"resourceAsset",
		"resourceUsage",
		"resourceHandover",
		"resourceStocktake",
	]);
	const format = useFormat();
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: paths(tenant).list, label: t("title") }}
				title={t("settings")}
				actions={
					<>
						<LinkButton icon="wrench" to={paths(tenant).faults}>
							{t("resourceAsset:faults.title")}
						</LinkButton>
						<LinkButton icon="users-round" to={paths(tenant).handover()}>
							{t("resourceHandover:title")}
						</LinkButton>
						<LinkButton icon="clipboard-list" to={paths(tenant).stocktakes}>
							{t("resourceStocktake:title")}
						</LinkButton>
						<LinkButton icon="chart-line" to={paths(tenant).usage()}>
							{t("resourceUsage:title")}
						</LinkButton>
					</>
				}
			/>
			<Section title={t("types.title")} intro={t("types.help")}>
				<FormErrors errors={removing.summary} />
				<ul className="flex flex-col gap-2">
					{types.map((type) => (
						<li key={type.id} className="card p-4">
							<details open={sent === type.id || undefined}>
								<summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1">
									<span className="font-medium">{type.name}</span>
									<span className="text-13 text-ink-3">
										{t(`kind.${type.kind}`)} · {t("types.count", { count: type.count })}
									</span>
								</summary>
								<TypeForm
									type={type}
									approvers={approvers}
									bookers={bookers}
									source={paths(tenant).people}
									approverSource={paths(tenant).approvers}
									answer={sent === type.id ? answer : undefined}
								/>
								{type.count === 0 && (
									<Form method="post" className="mt-3" preventScrollReset>
										<input type="hidden" name="type" value={type.id} />
										<SubmitButton intent="removeType" kind="danger" aria-label={t("removeNamed", { name: type.name })}>
											{t("remove")}
										</SubmitButton>
									</Form>
								)}
							</details>
						</li>
					))}
					<li className="card p-4">
						<details open={types.length === 0 || undefined}>
							<summary className="flex min-h-11 cursor-pointer items-center font-medium">{t("types.new")}</summary>
							<TypeForm
								key={types.length}
								approvers={approvers}
								bookers={bookers}
								source={paths(tenant).people}
								approverSource={paths(tenant).approvers}
								answer={sent === "" ? answer : undefined}
							/>
						</details>
					</li>
				</ul>
			</Section>
			<Closures closures={closures} resources={resources} answer={answer} />
			<Section title={t("holidays.title")} intro={t("holidays.help")} className="mt-10">
				<ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
					{holidays.map(({ day, holiday }) => (
						<li key={day} className="flex justify-between gap-3">
							<span>{t(`holiday.${holiday}`)}</span>
							<span className="text-ink-2 tabular-nums">
								{format.weekday(day)} {format.date(day)}
							</span>
						</li>
					))}
				</ul>
			</Section>
		</PageBody>
	);
}
