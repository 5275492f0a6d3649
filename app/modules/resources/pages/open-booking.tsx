import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OpenFrame } from "#app/directory/components/open-frame";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { type Language, languages } from "#app/platform/i18n";
import { isContentOnly } from "#app/platform/portal-paths";
import { Button } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { SelectField, TextField } from "#app/ui/text-field";
import { AskForm } from "../components/ask-form";
import { durationIn } from "../duration";
import { askFor, showOpenBooking } from "../open-booking/ask.server";
import { AskInput } from "../open-booking/open-booking.schema";

export const handle = { i18n: ["resourceGuest", "errors"] };

export const loader = publicPage(showOpenBooking);
export const action = publicAction({ ask: handler(AskInput, askFor) });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data
		? [
				{ title: `${data.resource.name} · ${data.tenant}` },
				{ property: "og:title", content: data.resource.name },
				{ property: "og:url", content: data.address },
			]
		: [];

/** A resource for people without an account: first when and how long, then the times that are free, then who asks. */
export default function OpenBooking() {
	const page = useLoaderData<typeof loader>();
	const { brand, language, resource, day, minutes, lengths, first, last, starts } = page;
	const answer = useActionData<typeof action>();
	const { t, i18n } = useTranslation("resourceGuest");
	const format = useFormat();
	const isFramed = isContentOnly(useLocation().search);
	return (
		<OpenFrame brand={brand} language={language} label={t("language")}>
			<h1 className="text-3xl font-semibold break-words">{resource.name}</h1>
			<p className="mt-1 text-base break-words text-ink-2">
				{[resource.place, resource.capacity !== null && t("open.capacity", { count: resource.capacity })]
					.filter(Boolean)
					.join(" · ")}
			</p>
			{resource.body && <p className="mt-4 text-base whitespace-pre-line">{resource.body}</p>}
			{resource.features.length > 0 && <p className="mt-2 text-base text-ink-2">{resource.features.join(", ")}</p>}
			{(page.price || page.terms) && (
				<dl className="mt-4 flex flex-col gap-2 text-base">
					{page.price && (
						<div>
							<dt className="text-ink-2">{t("open.price")}</dt>
							<dd className="font-semibold break-words">{page.price}</dd>
						</div>
					)}
					{page.terms && (
						<div>
							<dt className="text-ink-2">{t("open.terms")}</dt>
							<dd className="break-words whitespace-pre-line">{page.terms}</dd>
						</div>
					)}
				</dl>
			)}
			{page.needsApproval && (
				<div className="mt-4">
					<Notice>{t("open.approval")}</Notice>
				</div>
			)}
			<Section title={t("open.when")} className="mt-8">
				<Form method="get" className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]" key={`${day}-${minutes}`}>
					{isFramed && <input type="hidden" name="contentonly" value="" />}
					<TextField
						id="day"
						name="day"
						type="date"
						size="lg"
						label={t("open.day")}
						defaultValue={day || first}
						min={first}
						max={last}
						required
					/>
					<SelectField
						id="minutes"
						name="minutes"
						size="lg"
						label={t("open.minutes")}
						defaultValue={String(minutes ?? (lengths.includes(60) ? 60 : (lengths[0] ?? "")))}
						options={lengths.map((one) => ({
							value: String(one),
							label: durationIn(one, languages[i18n.language as Language].locale),
						}))}
					/>
					<Button type="submit" kind={starts ? "secondary" : "primary"} size="lg" icon="search">
						{t("open.find")}
					</Button>
				</Form>
			</Section>
			{starts && (
				<Section
					title={t("open.times", { day: `${format.weekday(day)} ${format.date(day, "long")}` })}
					intro={t("open.zone", { zone: resource.timeZone })}
					className="mt-8"
				>
					{starts.length === 0 ? (
						<Notice tone="warning" live>
							{t("open.none")}
						</Notice>
					) : (
						<AskForm
							key={`${day}-${minutes}`}
							{...{ starts, minutes, answer, tenant: page.tenant, capacity: resource.capacity }}
						/>
					)}
				</Section>
			)}
		</OpenFrame>
	);
}
