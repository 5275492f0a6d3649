import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { type Access, accessWords } from "../access";

type AccessListProps = { access: Access; label?: string };

/** Who can get to a resource and use it; nothing where nothing is known. */
export function AccessList({ access, label }: AccessListProps) {
	const { t } = useTranslation("resourceAccess");
	const words = accessWords(access, t as never);
	if (words.length === 0) return null;
	return (
		<ul className="flex flex-col gap-1 text-sm" aria-label={label ?? t("title")}>
			{words.map((one) => (
				<li key={one} className="flex items-start gap-2">
					<Icon name="check" className="mt-0.5 size-4 shrink-0 text-success" />
					<span className="min-w-0 break-words">{one}</span>
				</li>
			))}
		</ul>
	);
}
