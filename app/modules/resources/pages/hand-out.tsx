import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { handler } from "#app/platform/guard.server";
import { Badge } from "#app/ui/badge";
import { SubmitButton } from "#app/ui/button";
import { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { CodeForm } from "../components/code-form";
import { page, pageAction } from "../guard.server";
import { HandOutInput, TakeBackInput } from "../loans/loans.schema";
import { handOut, showHandOut, takeBack } from "../loans/loans.server";
import { paths } from "../paths";
import { BookingRef } from "../resources.schema";

export const handle = { i18n: ["resourceLoan", "resources", "errors"], title: "resourceLoan:handOut.title" };

export const loader = page("settings", BookingRef, showHandOut);
export const action = pageAction("settings", {
	handOut: handler(HandOutInput, handOut),
	takeBack: handler(TakeBackInput, takeBack),
});

/** What goes over the counter for a booking, thing by thing: any unit of a model may go, and some may come back before others. */
export default function HandOut() {
	const { id, title, booker, ends, rows, canHandOut, tenant } = useLoaderData<typeof loader>();
	const problem = useFormProblem(useActionData<typeof action>());
	const { t } = useTranslation(["resourceLoan", "resources"]);
	const format = useFormat();
	const at = paths(tenant);
	const when = (local: string) => `${format.date(local.slice(0, 10))} ${format.clock(local.slice(11))}`;
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.booking(id), label: title }}
				title={t("handOut.title")}
				meta={[booker, t("due", { time: when(ends) })].filter(Boolean).join(" · ")}
			/>
			{canHandOut && <CodeForm intents={["handOut", "takeBack"]} problem={problem} />}
			<ul className="mt-6 divide-y divide-line" aria-label={t("resources:field.resources")}>
				{rows.map(({ key, unit, name, model, handedOut, returned }) => (
					<li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
						<div className="min-w-0 flex-1">
							<p className="font-semibold break-words">{model && !handedOut ? model : name}</p>
							{model && (
								<p className="text-13 break-words text-ink-2">{handedOut ? model : t("handOut.anyUnit", { name })}</p>
							)}
						</div>
						<Badge tone={returned ? "success" : handedOut ? "warning" : "neutral"}>
							{returned
								? t("state.back", { time: when(returned) })
								: handedOut
									? t("state.out", { time: when(handedOut) })
									: t("state.here")}
						</Badge>
						{!returned && canHandOut && (
							<Form method="post" preventScrollReset>
								<input type="hidden" name="code" value={unit} />
								<SubmitButton
									intent={handedOut ? "takeBack" : "handOut"}
									kind="secondary"
									size="sm"
									aria-label={t(handedOut ? "takeBackNamed" : "handOut.named", { name })}
								>
									{t(handedOut ? "takeBack" : "handOut.do")}
								</SubmitButton>
							</Form>
						)}
					</li>
				))}
			</ul>
		</PageBody>
	);
}
