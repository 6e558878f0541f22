//! Sets of signal fields.

use super::FieldId;

rails::bit_set!(
    /// A set of signal fields.
    Fields(pub u64) of FieldId
);
rails::written_as_list!(Fields of FieldId);
