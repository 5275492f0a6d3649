import { useTranslation } from "react-i18next";
import { PeoplePicker } from "#app/directory/components/people-picker";
import type { useFormProblem } from "#app/ui/form-problem";
import { paths } from "../../paths";
import type { Shared } from "./link-section";

type MemberPickerProps = {
	id: string;
	shown: Shared;
	problem: ReturnType<typeof useFormProblem>;
	onCount?: (count: number) => void;
};

/** Members to whom a form goes. */
export function MemberPicker({ id, shown, problem, onCount }: MemberPickerProps) {
	const { t } = useTranslation("formShare");
	return (
		<PeoplePicker
			{...{ id, onCount }}
			name="memberIds"
			legend={t("members")}
			address={paths(shown.head.tenant).people}
			people={shown.members}
			groups={shown.groups}
			error={problem.of("memberIds")}
			ticked={(member) => problem.ticked("memberIds", member)}
		/>
	);
}
