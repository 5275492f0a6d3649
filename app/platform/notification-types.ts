/**
 * The kinds of notification: the icon, and `fromTable` as the calls name it. The text is `notifications:<type>` made from
 * the stored values in the reader's language. A module's new kind is one more line here and its texts.
 */
export const notificationTypes = {
	selfReportForm: { icon: "clipboard-list", fromTable: "Psych eval" },
	selfReportAlert: { icon: "circle-alert", fromTable: "Psych eval" },
	selfReportAlertLate: { icon: "circle-alert", fromTable: "Psych eval" },
	activityLogForm: { icon: "notebook-pen", fromTable: "Activity log" },
	activityLogComment: { icon: "message-square-text", fromTable: "Activity log" },
	activityLogReminder: { icon: "clock", fromTable: "Activity log" },
	generalReportForm: { icon: "chart-line", fromTable: "General reports" },
	replyToClarify: { icon: "message-square-text", fromTable: "Forms" },
	replyMessage: { icon: "message-square-text", fromTable: "Forms" },
	/** Of health data: not even which form it is. */
	replyNews: { icon: "message-square-text", fromTable: "Forms" },
	intakeAssigned: { icon: "inbox", fromTable: "Veksttorget" },
	accessEnded: { icon: "lock", fromTable: "Modules" },
	accessEnds: { icon: "clock", fromTable: "Modules" },
	accessGranted: { icon: "key-round", fromTable: "Modules" },
	accessRequested: { icon: "key-round", fromTable: "Users" },
	accessDeclined: { icon: "lock", fromTable: "Modules" },
	smsLimit: { icon: "message-square-text", fromTable: "Users" },
	advisorChanged: { icon: "users-round", fromTable: "Users" },
	clientAssigned: { icon: "users-round", fromTable: "Users" },
	tenantErased: { icon: "archive", fromTable: "Tenants" },
	contactFormReceived: { icon: "inbox", fromTable: "CRM" },
	taskAssigned: { icon: "list-checks", fromTable: "CRM" },
	tasksAssigned: { icon: "list-checks", fromTable: "CRM" },
	taskReminder: { icon: "clock", fromTable: "CRM" },
	measureReminder: { icon: "clock", fromTable: "HMS" },
	mentioned: { icon: "message-square-text", fromTable: "CRM" },
	customerChanged: { icon: "building-2", fromTable: "CRM" },
	customerNote: { icon: "notebook-pen", fromTable: "CRM" },
	customerMeeting: { icon: "calendar-days", fromTable: "CRM" },
	meetingInvitation: { icon: "calendar-days", fromTable: "CRM" },
	newsPublished: { icon: "newspaper", fromTable: "News" },
	newsToConfirm: { icon: "newspaper", fromTable: "News" },
	fileShared: { icon: "folder", fromTable: "Files" },
	fileToConfirm: { icon: "folder", fromTable: "Files" },
	fileLinkEnds: { icon: "clock", fromTable: "Files" },
	fileMentioned: { icon: "message-square-text", fromTable: "Files" },
	fileCommented: { icon: "message-square-text", fromTable: "Files" },
	fileReminder: { icon: "clock", fromTable: "Files" },
	filesReceived: { icon: "upload", fromTable: "Files" },
	invitationAccepted: { icon: "user-plus", fromTable: "Users" },
} as const;

export type NotificationType = keyof typeof notificationTypes;
