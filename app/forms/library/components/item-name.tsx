import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";

/** The name of an item of a form library, with a lock where some of it stays as it is. */
export function ItemName({ title, isLocked }: { title: string; isLocked: boolean }) {
	const { t } = useTranslation("formLibrary");
	return (
		<span className="flex items-start gap-2 font-medium break-words">
			{isLocked && <Icon name="lock" className="mt-0.5 text-ink-3" />}
			<span className="min-w-0">
				{title}
				{isLocked && <span className="sr-only"> ({t("locked")})</span>}
			</span>
		</span>
	);
}
