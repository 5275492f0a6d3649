import { IN } from "../in-list";

/** In a record's form: the list that the record was opened from, so that one comes back to it where one was. */
export const KeptList = ({ list }: { list: string | null }) =>
	list === null ? null : <input type="hidden" name={IN} value={list} />;
