import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StepInput } from "#app/forms/answering/answering.schema";
import { FormPage } from "#app/forms/answering/components/form-page";
import { showForm } from "#app/forms/answering/show-form.server";
import type { AnswerState } from "#app/forms/answering/state";
import { takeStep } from "#app/forms/answering/take-step.server";
import { publicAction, publicPage, verb } from "#app/platform/guard.server";
import { area } from "../area";

export const handle = { i18n: ["forms"] };

export const loader = publicPage(showForm(area));
export const action = publicAction({ step: verb(StepInput, takeStep(area)) });

export const meta: MetaFunction<typeof loader> = ({ data }) =>
	data ? [{ title: data.title }, { name: "robots", content: "noindex" }] : [];

export default function FormReply() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<{ state?: AnswerState }>();
	return <FormPage shown={shown} state={answer?.state ?? shown.fresh} />;
}
