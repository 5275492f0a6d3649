import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { type FormError, FormErrors } from "#app/ui/form-errors";
import { useFormat } from "#app/ui/format";
import { Icon } from "#app/ui/icon";

/** Asks a reader to confirm that they have read an item; afterwards says when they did. */
export function ConfirmRead({
	confirmedAt,
	tenant,
	errors,
}: {
	confirmedAt: number | null;
	tenant: string;
	errors: readonly FormError[];
}) {
	const { t } = useTranslation("news");
	const { dateTime } = useFormat();
	return (
		<section className="card no-print mt-8 max-w-160 p-5">
			<h2 className="text-base font-semibold">{t("article.confirmTitle")}</h2>
			{confirmedAt === null ? (
				<Form method="post" className="mt-2 flex flex-col items-start gap-4" preventScrollReset>
					<p className="text-sm text-ink-2">{t("article.confirmHelp", { tenant })}</p>
					<FormErrors errors={errors} />
					<SubmitButton intent="confirm" icon="check">
						{t("article.confirm")}
					</SubmitButton>
				</Form>
			) : (
				<p className="mt-2 flex items-center gap-2 text-sm text-success-ink" suppressHydrationWarning>
					<Icon name="circle-check" /> {t("article.confirmed", { time: dateTime(confirmedAt) })}
				</p>
			)}
		</section>
	);
}
