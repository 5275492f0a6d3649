import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { EmptyState } from "#app/ui/empty-state";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody } from "#app/ui/page-header";
import { SelectField, TextField } from "#app/ui/text-field";
import { Capacity } from "../components/capacity";
import { EventHead } from "../components/event-head";
import { EventRef, TicketTypeInput, TicketTypeRef } from "../events.schema";
import { page, pageAction } from "../guard.server";
import { removeType, saveType, showTypes, type TicketTypeValues } from "../ticket-types.server";

export const handle = { i18n: ["events", "eventPublic", "errors"], title: "events:page.tickets" };

export const loader = page("list", EventRef, showTypes);
export const action = pageAction("list", {
	saveType: handler(TicketTypeInput, saveType),
	removeType: handler(TicketTypeRef, removeType),
});

const blank: TicketTypeValues = {
	...{ id: "", title: "", note: "", capacity: null, forWhom: "all", payment: "free", price: "" },
	...{ opensAt: "", closesAt: "", taken: 0 },
};

export default function TicketTypes() {
	const { head, types } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const sent = (answer as { values?: { type?: string } } | undefined)?.values?.type ?? "";
	const { t } = useTranslation(["events", "eventPublic"]);
	return (
		<PageBody width="settings">
			<EventHead head={head} current="tickets" />
			{types.length === 0 && (
				<EmptyState icon="tag" title={t("type.none")}>
					{t("type.noneHelp")}
				</EmptyState>
			)}
			<ul className="flex flex-col gap-2">
				{types.map((type) => (
					<li key={type.id} className="card p-4">
						<details open={sent === type.id || undefined}>
							<summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1">
								<span className="font-medium">{type.title}</span>
								<span className="text-13 text-ink-3">
									{[
										type.price,
										t(`eventPublic:payment.${type.payment}`),
										type.forWhom !== "all" && t(`type.audience.${type.forWhom}`),
									]
										.filter(Boolean)
										.join(" · ")}
								</span>
								<span className="ml-auto w-40">
									<Capacity taken={type.taken} capacity={type.capacity} />
								</span>
							</summary>
							<TypeForm type={type} answer={sent === type.id ? answer : undefined} />
						</details>
					</li>
				))}
			</ul>
			<Section title={t("type.new")} intro={t("type.newHelp")} className="mt-8">
				<TypeForm key={types.length} type={blank} answer={sent === "" ? answer : undefined} />
			</Section>
		</PageBody>
	);
}

function TypeForm({ type, answer }: { type: TicketTypeValues; answer: unknown }) {
	const { t } = useTranslation(["events", "eventPublic"]);
	const own = (field: string) => `${field}${type.id}`;
	const fields = ["title", "note", "capacity", "opensAt", "closesAt", "forWhom", "payment", "price"] as const;
	type Field = (typeof fields)[number];
	const problem = useFormProblem(answer, { ids: Object.fromEntries(fields.map((field) => [field, own(field)])) });
	const typed = (name: Field) => problem.typed(name) ?? String(type[name] ?? "");
	const about = (name: Field) => ({
		...{ id: own(name), name, label: t(`type.${name}`), error: problem.of(name), defaultValue: typed(name) },
	});
	return (
		<Form method="post" className="mt-3 flex flex-col gap-3" noValidate preventScrollReset>
			<input type="hidden" name="type" value={type.id} />
			<TextField {...about("title")} maxLength={120} autoComplete="off" />
			<TextField {...about("note")} maxLength={300} autoComplete="off" optional />
			<div className="grid gap-3 sm:grid-cols-2">
				<TextField {...about("capacity")} type="number" min={1} help={t("type.capacityHelp")} optional />
				<SelectField
					{...about("forWhom")}
					options={(["all", "members", "guests"] as const).map((value) => ({
						value,
						label: t(`type.audience.${value}`),
					}))}
				/>
				<TextField {...about("price")} maxLength={60} help={t("type.priceHelp")} autoComplete="off" optional />
				<SelectField
					{...about("payment")}
					options={(["free", "invoice", "later"] as const).map((value) => ({
						value,
						label: t(`eventPublic:payment.${value}`),
					}))}
				/>
				<TextField {...about("opensAt")} type="datetime-local" optional />
				<TextField {...about("closesAt")} type="datetime-local" optional />
			</div>
			<FormErrors errors={problem.summary} />
			<div className="flex flex-wrap gap-2">
				<SubmitButton intent="saveType" kind="secondary">
					{t(type.id ? "save" : "type.add")}
				</SubmitButton>
				{type.id && (
					<SubmitButton intent="removeType" kind="danger">
						{t("type.remove")}
					</SubmitButton>
				)}
			</div>
		</Form>
	);
}
