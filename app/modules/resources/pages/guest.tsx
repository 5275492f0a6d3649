import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OpenFrame } from "#app/directory/components/open-frame";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { keepContentOnly } from "#app/platform/portal-paths";
import { SubmitButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { Link } from "#app/ui/link";
import { Notice } from "#app/ui/notice";
import { TextField } from "#app/ui/text-field";
import { cancelAsGuest, confirmGuest, showGuest } from "../open-booking/guest.server";
import { CodeInput, GuestRef } from "../open-booking/open-booking.schema";

export const handle = { i18n: ["resourceGuest", "errors"] };

export const loader = publicPage(showGuest);
export const action = publicAction({
	confirm: handler(CodeInput, confirmGuest),
	cancel: handler(GuestRef, cancelAsGuest),
});

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: `${data.title} · ${data.resource}` }, { name: "robots", content: "noindex" }] : [];

/** The page of somebody without an account who has asked for a resource. */
export default function Guest() {
	const page = useLoaderData<typeof loader>();
	const { brand, language, state, title, starts, ends, at } = page;
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation("resourceGuest");
	const format = useFormat();
	const { search } = useLocation();
	const when = (local: string) => `${format.date(local.slice(0, 10), "long")}, ${format.clock(local.slice(11))}`;
	const facts = [
		[t("guest.what"), [page.resource, page.place].filter(Boolean).join(", ")],
		[t("guest.when"), `${when(starts)} – ${when(ends)} (${page.timeZone})`],
		[t("field.seats"), String(page.seats)],
		[t("open.price"), page.price],
		[t("open.terms"), page.terms],
	] as const;
	const again = (
		<Link to={keepContentOnly(at.page, search)} className="link inline-flex min-h-11 items-center">
			{t("guest.again")}
		</Link>
	);
	return (
		<OpenFrame brand={brand} language={language} label={t("language")}>
			<h1 className="text-3xl font-semibold break-words">{title}</h1>
			<div className="mt-4">
				<Notice
					tone={state === "reserved" ? "success" : state === "code" || state === "pending" ? "info" : "warning"}
					title={t(`state.${state}`)}
					live
				>
					{state === "code" && t("code.help", { email: page.email })}
					{page.decision && <span className="whitespace-pre-line">{page.decision}</span>}
				</Notice>
			</div>
			{state === "code" && (
				<Form method="post" className="mt-5 flex max-w-100 flex-col gap-4" noValidate reloadDocument>
					<TextField
						id="code"
						name="code"
						size="lg"
						label={t("code.label")}
						error={problem.of("code")}
						autoComplete="one-time-code"
						inputMode="numeric"
						spellCheck={false}
						maxLength={10}
						aria-required
					/>
					<FormErrors errors={problem.summary} />
					<div>
						<SubmitButton intent="confirm" size="lg" className="max-sm:w-full">
							{t("code.do")}
						</SubmitButton>
					</div>
				</Form>
			)}
			<dl className="mt-6 grid gap-x-6 gap-y-3 text-base sm:grid-cols-[10rem_1fr]">
				{facts.map(
					([name, value]) =>
						value && (
							<div key={name} className="contents">
								<dt className="text-ink-2">{name}</dt>
								<dd className="min-w-0 break-words whitespace-pre-line">{value}</dd>
							</div>
						),
				)}
			</dl>
			{page.canCancel ? (
				<Section title={t("guest.manage")} className="mt-8">
					<div className="flex flex-wrap items-start gap-2">
						<a href={at.calendar} className="btn btn-secondary" download>
							{t("guest.calendar")}
						</a>
						<ConfirmButton
							label={t("cancel.do")}
							title={t("cancel.title")}
							confirmLabel={t("cancel.do")}
							fields={{ intent: "cancel" }}
						>
							{t("cancel.help")}
						</ConfirmButton>
					</div>
				</Section>
			) : (
				<p className="mt-6">{again}</p>
			)}
		</OpenFrame>
	);
}
