import { useTranslation } from "react-i18next";
import { RadioGroup } from "#app/ui/choices";
import type { useFormProblem } from "#app/ui/form-problem";
import { useFormat } from "#app/ui/format";
import type { TicketTypeData } from "../ticket-types.server";

type TicketTypesProps = {
	types: readonly TicketTypeData[];
	language: string;
	problem: ReturnType<typeof useFormProblem>;
};

/** The ticket types to choose of; one that cannot be chosen now says why. */
export function TicketTypes({ types, language, problem }: TicketTypesProps) {
	const { t } = useTranslation("eventPublic");
	const format = useFormat();
	const wordsOf = ({ price, payment, note, free, closed, opensAt, hasLine }: TicketTypeData) => {
		const opens = closed === "early" && opensAt !== null ? t("opens", { time: format.dateTime(opensAt) }) : null;
		const state = closed ? (opens ?? t(`typeClosed.${closed}`)) : free === 0 && hasLine ? t("typeFull") : null;
		const left = free === null || free === 0 ? null : t("left", { count: free });
		const terms = [price, t(`payment.${payment}`), state ?? left].filter(Boolean).join(" · ");
		return (
			<>
				{note && (
					<span className="block" lang={language}>
						{note}
					</span>
				)}
				{terms}
			</>
		);
	};
	return (
		<RadioGroup
			id="ticketType"
			name="ticketType"
			legend={t("field.ticketType")}
			error={problem.of("ticketType")}
			defaultValue={problem.typed("ticketType") ?? types.find(({ closed }) => !closed)?.id}
			options={types.map((type) => ({
				...{ value: type.id, help: wordsOf(type), disabled: type.closed !== null },
				label: <span lang={language}>{type.title}</span>,
			}))}
		/>
	);
}
