import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { handler } from "#app/platform/guard.server";
import { StepInput } from "../answering/answering.schema";
import { FormPage } from "../answering/components/form-page";
import { sendStep } from "../answering/send-step";
import { showForm } from "../answering/show-form.server";
import { takeStep } from "../answering/take-step.server";
import { asksAnew, useAnswered } from "../answering/use-answered";
import { REPLY_BODY_MAX } from "../files/limits";
import { openFormAction, openFormPage } from "./form-module.server";

export const handle = { i18n: ["forms", "errors"] };

export const loader = openFormPage("formReply", ({ reviewConfig, open }) => showForm(reviewConfig.area, open));
export const action = openFormAction(
	"formReply",
	({ reviewConfig, open, paths }) => ({ step: handler(StepInput, takeStep(reviewConfig.area, open, paths.sent)) }),
	{ bodyMax: REPLY_BODY_MAX },
);
export const clientAction = sendStep;
export const shouldRevalidate = asksAnew;

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

export default function FormReply() {
	const shown = useLoaderData<typeof loader>();
	return <FormPage {...useAnswered(shown)} />;
}
