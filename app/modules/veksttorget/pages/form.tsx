import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { StepInput } from "#app/forms/answering/answering.schema";
import { FormPage } from "#app/forms/answering/components/form-page";
import { sendStep } from "#app/forms/answering/send-step";
import { showForm } from "#app/forms/answering/show-form.server";
import { takeStep } from "#app/forms/answering/take-step.server";
import { asksAnew, useAnswered } from "#app/forms/answering/use-answered";
import { REPLY_BODY_MAX } from "#app/forms/files/limits";
import { handler, publicAction, publicPage } from "#app/platform/guard.server";
import { area } from "../area";
import { openIntake } from "../form/open-intake.server";
import { formPathsOfModule } from "../form-paths";

export const handle = { i18n: ["forms", "errors"] };

export const loader = publicPage(showForm(area, openIntake));
export const action = publicAction(
	{ step: handler(StepInput, takeStep(area, openIntake, formPathsOfModule.sent)) },
	{ bodyMax: REPLY_BODY_MAX },
);
export const clientAction = sendStep;
export const shouldRevalidate = asksAnew;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [{ title: data.title }] : []);

/** The form by which people ask for help. */
export default function IntakeForm() {
	const shown = useLoaderData<typeof loader>();
	return <FormPage {...useAnswered(shown)} />;
}
