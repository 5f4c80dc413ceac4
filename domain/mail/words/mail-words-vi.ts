import { formatYen } from '../../measures/format-yen.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { mailDay } from './mail-day.ts';
import type { MailWords } from './mail-words-shape.ts';
import { namedPlan } from './named-plan.ts';

const PLAN_NAMES = {
  any: 'gói của bạn',
  own: 'gói Tasuki',
  ofCoach: (plan: string, coach: string) =>
    coach === '' ? `gói “${plan}”` : `gói “${plan}” của ${coach}`,
};

/** Vietnamese. */
export const MAIL_WORDS_VI: MailWords = {
  texts: {
    'unread-messages': ({ fromName, count }) => ({
      subject: fromName
        ? `${fromName} gửi bạn ${count} tin nhắn mới`
        : `Bạn có ${count} tin nhắn mới`,
      paragraphs: [
        `Bạn có ${count} tin nhắn chưa đọc trong Tasuki.`,
        'Để bảo vệ sự riêng tư của bạn, email này không kèm nội dung tin nhắn.',
      ],
      action: 'Mở cuộc trò chuyện',
    }),
    'beta-approved': () => ({
      subject: 'Tài khoản Tasuki của bạn đã được duyệt',
      paragraphs: [
        'Tài khoản của bạn đã được duyệt, và bạn có thể dùng mọi tính năng của Tasuki.',
        'Hãy liên kết đồng hồ hoặc thêm một bản ghi; huấn luyện viên sẽ nhận xét buổi chạy của bạn.',
      ],
      action: 'Mở Tasuki',
    }),
    'coach-appointed': () => ({
      subject: 'Bạn đã trở thành huấn luyện viên trên Tasuki',
      paragraphs: [
        'Đơn đăng ký đã được chấp nhận và hồ sơ của bạn đã công khai.',
        'Trên trang chủ huấn luyện viên, bạn có thể xem các runner, câu trả lời nhanh và các gói.',
      ],
      action: 'Mở trang huấn luyện viên',
    }),
    'group-invitation': ({ fromName }) => ({
      subject: fromName ? `${fromName} mời bạn vào nhóm` : 'Bạn được mời vào một nhóm',
      paragraphs: [
        fromName
          ? `${fromName} mời bạn vào một nhóm trên Tasuki.`
          : 'Bạn được mời vào một nhóm trên Tasuki.',
        'Trước khi tham gia, bạn sẽ thấy các thành viên xem được gì về bạn. Liên kết chỉ dùng được trong một thời gian nhất định.',
      ],
      action: 'Xem lời mời',
    }),
    'plan-waiting': ({ fromName }) => ({
      subject: fromName
        ? `${fromName} đã gửi đề xuất cho kế hoạch tập của bạn`
        : 'Huấn luyện viên đã gửi đề xuất cho kế hoạch tập của bạn',
      paragraphs: [
        'Hãy xem trong Tasuki rồi quyết định có dùng hay không. Trước đó, kế hoạch của bạn không thay đổi.',
      ],
      action: 'Xem đề xuất',
    }),
    'charge-reminder': ({ about, at, amountYen, needsMethod = false, planName, coachName }) => {
      const what = namedPlan({ planName, coachName }, PLAN_NAMES);
      const day = mailDay(at, 'vi');
      const isTrial = about === 'trialEnds';
      return {
        subject: isTrial
          ? `Thời gian dùng thử ${what} kết thúc vào ngày ${day}`
          : `Giá ${what} thay đổi từ ngày ${day}`,
        paragraphs: [
          isTrial
            ? `Thời gian dùng thử miễn phí ${what} kết thúc vào ngày ${day}.`
            : `Giá ${what} thay đổi từ ngày ${day}.`,
          ...(needsMethod
            ? [
                ...(amountYen === null
                  ? []
                  : [
                      `Vào ngày đó, bạn cần thanh toán ${formatYen(amountYen, 'vi')} (đã gồm thuế).`,
                    ]),
                'Bạn chưa có phương thức thanh toán. Nếu muốn tiếp tục, hãy thêm trước ngày đó trong mục Gói đang dùng.',
              ]
            : [
                amountYen === null
                  ? 'Vào ngày đó không thu khoản nào. Bạn xem bước tiếp theo trong mục Gói đang dùng.'
                  : `Vào ngày đó sẽ thu ${formatYen(amountYen, 'vi')} (đã gồm thuế).`,
              ]),
          'Nếu không muốn tiếp tục, hãy hủy trước ngày đó trong mục Gói đang dùng.',
        ],
        action: 'Xem gói đang dùng',
      };
    },
    'payment-failed': ({ planName, coachName, amountYen, needsAuthentication }) => {
      const what = namedPlan({ planName, coachName }, PLAN_NAMES);
      const amount = formatYen(amountYen, 'vi');
      return {
        subject: needsAuthentication
          ? `Hãy xác nhận khoản thanh toán cho ${what}`
          : `Thanh toán cho ${what} không thành công`,
        paragraphs: [
          needsAuthentication
            ? `Ngân hàng cần bạn xác nhận khoản ${amount} cho ${what}.`
            : `Khoản ${amount} cho ${what} thanh toán không thành công.`,
          needsAuthentication
            ? 'Để giữ gói, hãy xác nhận khoản này hoặc dùng thẻ khác trong mục Gói đang dùng.'
            : 'Để giữ gói, hãy dùng thẻ khác hoặc thanh toán lại trong mục Gói đang dùng.',
          'Nếu không muốn tiếp tục, bạn có thể kết thúc gói ở đó và khoản này sẽ không bị thu.',
        ],
        action: 'Xem gói đang dùng',
      };
    },
    'product-sold': ({ productName, runnerName, amountYen }) => ({
      subject: `Bạn đã bán “${productName}”`,
      paragraphs: [
        `${runnerName || 'Một runner'} đã mua “${productName}” với giá ${formatYen(amountYen, 'vi')} (đã gồm thuế).`,
        'Bạn xem giao dịch trong mục Sản phẩm ở trang huấn luyện viên.',
      ],
      action: 'Xem sản phẩm của tôi',
    }),
    'payment-reversed': ({ reversal, name, purchaseId, charged = null }) => {
      const isRefunded = reversal === 'refunded';
      const what = name === '' ? 'gói Tasuki' : `“${name}”`;
      const paid = charged
        ? ` (${formatYen(charged.amountYen, 'vi')}, trả ngày ${mailDay(charged.at, 'vi')})`
        : '';
      return {
        subject: isRefunded
          ? `Khoản thanh toán cho ${what} đã được hoàn lại`
          : `Ngân hàng đã hủy khoản thanh toán cho ${what}`,
        paragraphs: [
          (isRefunded
            ? `Khoản thanh toán của bạn cho ${what}${paid} đã được hoàn lại toàn bộ, nên `
            : `Ngân hàng của bạn đã hủy khoản thanh toán cho ${what}${paid}, nên `) +
            (purchaseId === null ? 'gói đăng ký đã kết thúc.' : `bạn không dùng được ${what} nữa.`),
          'Bạn không bị thu thêm tiền cho mục này. Mọi buổi chạy và kế hoạch tập của bạn vẫn còn.',
          isRefunded
            ? 'Tiền được trả về theo cách bạn đã thanh toán và có thể mất vài ngày mới hiện trên sao kê. Nếu bạn không rõ vì sao được hoàn tiền, hãy nhắn cho chúng tôi qua trang liên hệ.'
            : 'Nếu bạn không yêu cầu ngân hàng làm việc này, hãy hỏi ngân hàng lý do rồi nhắn cho chúng tôi qua trang liên hệ.',
        ],
        action: purchaseId === null ? 'Xem các gói của tôi' : 'Xem đơn mua',
      };
    },
    'coach-plan-ended': ({ planName, coachName, paidBackYen }) => {
      const what = planName === '' ? 'gói của huấn luyện viên' : `“${planName}”`;
      return {
        subject: `Đăng ký ${what} của bạn đã kết thúc`,
        paragraphs: [
          `${coachName || 'Huấn luyện viên'} không còn huấn luyện bạn nên đăng ký ${what} đã kết thúc. Bạn không bị thu thêm tiền.`,
          paidBackYen > 0
            ? `Khoản ${formatYen(paidBackYen, 'vi')} cho những ngày bạn không dùng được sẽ được hoàn lại theo cách bạn đã thanh toán, và có thể mất vài ngày mới hiện trên sao kê.`
            : 'Không có khoản nào cần hoàn lại.',
          'Mọi buổi chạy, kế hoạch tập và cuộc trò chuyện của bạn vẫn còn.',
        ],
        action: 'Xem các gói của tôi',
      };
    },
    'email-changed': () => ({
      subject: 'Một địa chỉ email khác đã được xác nhận cho tài khoản Tasuki của bạn',
      paragraphs: [
        'Ai đó đang đăng nhập vào tài khoản Tasuki của bạn đã xác nhận một địa chỉ email khác. Tài khoản sẽ chuyển sang địa chỉ này, và sau đó bạn đăng nhập bằng địa chỉ mới.',
        'Nếu đó là bạn, bạn không cần làm gì.',
        'Nếu không phải bạn, hãy đặt mật khẩu mới ngay. Mọi thiết bị sẽ bị đăng xuất và thay đổi sẽ bị hủy. Nếu địa chỉ đã đổi rồi, trước hết hãy dùng liên kết trong email báo về thay đổi đó để lấy lại địa chỉ cũ.',
      ],
      action: 'Đặt mật khẩu mới',
    }),
    'sign-in-method-added': ({ method }) =>
      method === 'password'
        ? {
            subject: 'Tài khoản Tasuki của bạn vừa được thêm mật khẩu',
            paragraphs: [
              'Ai đó đang đăng nhập vào tài khoản Tasuki của bạn đã đặt một mật khẩu. Từ nay cũng có thể đăng nhập bằng mật khẩu này.',
              'Nếu đó là bạn, bạn không cần làm gì.',
              'Nếu không phải bạn, hãy đặt mật khẩu mới ngay. Mật khẩu này sẽ hết hiệu lực và mọi thiết bị sẽ bị đăng xuất. Sau đó hãy kiểm tra các tài khoản liên kết ở trang Tài khoản: đặt mật khẩu mới không hủy các liên kết đó.',
            ],
            action: 'Đặt mật khẩu mới',
          }
        : {
            subject: `${PROVIDER_NAMES[method]} đã được liên kết với tài khoản Tasuki của bạn`,
            paragraphs: [
              `Ai đó đang đăng nhập vào tài khoản Tasuki của bạn đã liên kết một tài khoản ${PROVIDER_NAMES[method]}. Từ nay cũng có thể đăng nhập bằng tài khoản này.`,
              'Nếu đó là bạn, bạn không cần làm gì.',
              `Nếu không phải bạn, hãy hủy liên kết ${PROVIDER_NAMES[method]} ở trang Tài khoản, rồi đặt mật khẩu mới. Đặt mật khẩu mới sẽ đăng xuất mọi thiết bị nhưng không hủy liên kết ${PROVIDER_NAMES[method]}.`,
            ],
            action: 'Kiểm tra tài khoản liên kết',
          },
    'sign-in-methods-kept': ({ methods }) => ({
      subject: 'Đã đặt mật khẩu mới: hãy kiểm tra tài khoản liên kết',
      paragraphs: [
        'Tài khoản Tasuki của bạn đã có mật khẩu mới, và mọi thiết bị đăng nhập trước đó đã bị đăng xuất.',
        `Vẫn có thể đăng nhập bằng những tài khoản được liên kết trong 30 ngày qua: ${methods.map((method) => PROVIDER_NAMES[method]).join(', ')}.`,
        'Nếu có tài khoản bạn không nhận ra, hãy hủy liên kết ở trang Tài khoản. Đặt mật khẩu mới không hủy liên kết đó.',
      ],
      action: 'Kiểm tra tài khoản liên kết',
    }),
  },
  kindNames: {
    'unread-messages': 'Tin nhắn chưa đọc',
    'beta-approved': 'Duyệt tài khoản',
    'coach-appointed': 'Công việc huấn luyện viên',
    'group-invitation': 'Lời mời vào nhóm',
    'plan-waiting': 'Đề xuất cho kế hoạch tập',
    'payment-failed': 'Thanh toán không thành công',
    'product-sold': 'Sản phẩm được mua',
  },
  unsubscribe: 'Ngừng nhận loại email này',
  alwaysSent:
    'Email này liên quan đến khoản thanh toán của bạn nên luôn được gửi, kể cả khi bạn đã tắt các email khác.',
  alwaysSentForSafety:
    'Email này liên quan đến sự an toàn của tài khoản nên luôn được gửi, kể cả khi bạn đã tắt các email khác.',
  settings: 'Chọn email bạn muốn nhận',
  page: {
    title: 'Email từ Tasuki',
    question: (kindName) => `Ngừng nhận email “${kindName}”?`,
    confirm: 'Ngừng nhận',
    done: (kindName) =>
      `Bạn sẽ không nhận email “${kindName}” nữa. Bạn có thể bật lại trong trang tài khoản.`,
    invalid: 'Liên kết này không còn hiệu lực. Bạn có thể tắt email trong trang tài khoản.',
  },
};
