import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { StepInput } from "#app/forms/answering/answering.schema";
import { FormPage } from "#app/forms/answering/components/form-page";
import { sendStep } from "#app/forms/answering/send-step";
import { showForm } from "#app/forms/answering/show-form.server";
import { takeStep } from "#app/forms/answering/take-step.server";
import { asksAnew, useAnswered } from "#app/forms/answering/use-answered";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { openOnPage } from "../answering/open-self-report.server";
import { area } from "../area";

export const handle = { i18n: ["forms", "errors", "psychEval"] };

export const loader = publicPage(showForm(area, openOnPage));
export const action = publicAction({ step: handler(StepInput, takeStep(area, openOnPage)) });
export const clientAction = sendStep;
export const shouldRevalidate = asksAnew;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

export default function FormReply() {
	const shown = useLoaderData<typeof loader>();
	return <FormPage {...useAnswered(shown)} />;
}
