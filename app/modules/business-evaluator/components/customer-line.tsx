import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { Link } from "#app/ui/link";
import type { EntrepreneurView } from "../entrepreneurs/show-entrepreneur.server";

type CustomerLineProps = Pick<EntrepreneurView, "entrepreneur" | "mayHandOver"> & { answer: unknown };

/** The customer that the idea has become, or the way to make it one. */
export function CustomerLine({ entrepreneur: { customer }, mayHandOver, answer }: CustomerLineProps) {
	const { t } = useTranslation("businessEvaluator");
	const problem = useFormProblem(answer, { intent: "makeCustomer" });
	if (customer)
		return (
			<p className="mt-3 text-sm">
				<Link to={customer} className="link">
					{t("customer.open")}
				</Link>
			</p>
		);
	if (!mayHandOver) return null;
	return (
		<Form method="post" className="mt-3" preventScrollReset>
			<FormErrors errors={problem.summary} />
			<SubmitButton intent="makeCustomer" kind="secondary" size="sm" icon="contact-round">
				{t("customer.make")}
			</SubmitButton>
		</Form>
	);
}
